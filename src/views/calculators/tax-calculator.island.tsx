import { useSelector } from '@xstate/react';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import type { TaxFormWords } from '#content/ui/tax-form.ts';
import { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { useDeferredAttributes, useDeferredSelector } from '#src/views/machine-attributes.ts';
import { MainNumber, SideBySide, WithoutScript } from './calculator-style.tsx';
import { TaxResultPanel } from './tax-result-panel.tsx';
import { TaxForm } from './tax-form.tsx';
import type { breakdownParts } from './breakdown-parts.tsx';
import { sentenceOf, taxLead, type Today } from './today.ts';

/**
 * The lines of a result and the sections below it load with the page, and are retried on the first
 * input. Until then the totals are shown alone.
 */
const loadParts = async () => (await import('./breakdown-parts.tsx')).breakdownParts;
const lazyPart = (name: keyof typeof breakdownParts) =>
  lazy(() =>
    loadParts().then(
      (parts) => ({ default: parts[name] }),
      () => ({ default: ({ children = null }: { children?: ReactNode }) => children }),
    ),
  );
const ResultLead = lazyPart('ResultLead');
const ResultSentence = lazyPart('ResultSentence');
const ResultLines = lazyPart('ResultLines');
const TaxBreakdown = lazyPart('TaxBreakdown');
const askForBreakdown = () => {
  loadParts().catch(() => undefined);
};

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
  const lines = useMemo(
    () => explained && <ResultLines {...explained} today={today} />,
    [explained, today],
  );
  const [lead, sentence] = useMemo(() => {
    if (result === null) return [null, null];
    const total = taxLead(result.inputs, today, form.results);
    const number = <MainNumber {...total} />;
    const text = <span>{sentenceOf(total)}</span>;
    return [
      <Suspense key="number" fallback={number}>
        <ResultLead result={result} today={today} words={form.results}>
          {number}
        </ResultLead>
      </Suspense>,
      <Suspense key="sentence" fallback={text}>
        <ResultSentence result={result} today={today}>
          {text}
        </ResultSentence>
      </Suspense>,
    ];
  }, [result, today, form]);
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
          <TaxForm actor={actor} words={form} />
          <TaxResultPanel
            result={result}
            isStale={isStale}
            today={today}
            words={form}
            lead={lead}
            sentence={sentence}
          >
            {lines}
          </TaxResultPanel>
        </SideBySide>
        {breakdown}
      </div>
      <WithoutScript data-without-script>{form.withoutScript}</WithoutScript>
    </>
  );
}
