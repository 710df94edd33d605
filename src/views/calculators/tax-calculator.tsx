import { lazy, Suspense, useEffect, useMemo } from 'react';
import { taxCalculator } from '#content/interface/tax-calculator.ts';
import { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { stateName } from '#machines/state-name.ts';
import { machineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { useDeferredSelector } from '#src/views/use-deferred-selector.ts';
import { SideBySide, WithoutScript } from './calculator-style.ts';
import { TaxAnswer } from './tax-answer.tsx';
import { TaxForm } from './tax-form.tsx';
import type { Today } from './today.ts';

/**
 * What is below an answer comes when the page answers, before the button can be pressed, and
 * again with a touch of the form if it could not be had then. Without it the answer is shown alone.
 */
const loadBreakdown = async () => {
  const { TaxBreakdown } = await import('./tax-breakdown.tsx');
  return { default: TaxBreakdown };
};
const TaxBreakdown = lazy(() => loadBreakdown().catch(() => ({ default: () => <></> })));
const askForBreakdown = () => void loadBreakdown().catch(() => undefined);

/**
 * The form, what it gave when it was last asked, and where that comes from. The form follows a
 * press or a key at once, the rest a frame later.
 */
export function TaxCalculator({ today }: { readonly today: Today }) {
  const actor = useProvidedActor(taxCalculatorMachine, { schedule: today.inForce });
  const state = useDeferredSelector(actor, stateName);
  const answer = useDeferredSelector(actor, ({ context }) => context.answer);
  const isStale = useDeferredSelector(actor, (snapshot) => snapshot.hasTag('stale'));
  // A boundary that comes with its answer: the figures do not wait for a file that is not here yet.
  const breakdown = useMemo(
    () =>
      answer && (
        <Suspense>
          <TaxBreakdown {...answer} today={today} />
        </Suspense>
      ),
    [answer, today],
  );
  useEffect(askForBreakdown, []);
  return (
    <>
      <div
        data-needs-script
        onFocus={askForBreakdown}
        {...machineAttributes('tax-calculator', state)}
      >
        <SideBySide>
          <TaxForm actor={actor} />
          <TaxAnswer answer={answer} isStale={isStale} inForce={today.inForce} />
        </SideBySide>
        {breakdown}
      </div>
      <WithoutScript data-without-script>{taxCalculator.withoutScript}</WithoutScript>
    </>
  );
}
