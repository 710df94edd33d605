import { useSelector } from '@xstate/react';
import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import type { TaxFormWords } from '#content/ui/tax-form.ts';
import { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { useDeferredAttributes, useDeferredSelector } from '#src/views/machine-attributes.ts';
import { SideBySide, WithoutScript } from './calculator-style.tsx';
import { TaxResultPanel } from './tax-result-panel.tsx';
import { TaxForm } from './tax-form.tsx';
import { askForBreakdown, TaxBreakdown } from './lazy-parts.ts';
import type { Today } from './today.ts';

/**
 * The form, what it gave when it was last asked, and where that comes from. The form and the first
 * totals follow a press or a key at once, the rest a frame later.
 */
export function TaxCalculator({ form, today }: { form: TaxFormWords; today: Today }) {
  const actor = useProvidedActor(taxCalculatorMachine, { schedule: today.inForce });
  const attributes = useDeferredAttributes('tax-calculator', actor);
  const current = useSelector(actor, ({ context }) => context.result);
  const explained = useDeferredValue(current);
  // The first totals do not wait for their lines; later ones change together with them.
  const result = explained ?? current;
  const isStale = useDeferredSelector(actor, (snapshot) => snapshot.hasTag('stale'));
  const breakdown = useMemo(
    () =>
      explained && (
        <Suspense>
          <TaxBreakdown {...explained} today={today} />
        </Suspense>
      ),
    [explained, today],
  );
  useEffect(askForBreakdown, []);
  return (
    <>
      <div data-needs-script onFocus={askForBreakdown} {...attributes}>
        <SideBySide>
          <TaxForm actor={actor} words={form} inForce={today.inForce} />
          <TaxResultPanel
            result={result}
            hasLines={explained !== null}
            isStale={isStale}
            today={today}
            words={form}
          />
        </SideBySide>
        {breakdown}
      </div>
      <WithoutScript data-without-script>{form.withoutScript}</WithoutScript>
    </>
  );
}
