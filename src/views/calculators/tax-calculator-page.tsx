import { useSelector } from '@xstate/react';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import type { PlainPage } from '#content/page.ts';
import { taxCalculator } from '#content/pages/tax-calculator.ts';
import type { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { Section } from '#src/design/section.tsx';
import { machineAttributes, stateName } from '#src/views/machine-state.ts';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { PlainSections } from '#src/views/page/plain-sections.tsx';
import { useMachine } from '#src/views/use-machine.ts';
import { screenOnly, sideBySide, withoutScript } from './calculator-style.ts';
import { TaxAnswer } from './tax-answer.tsx';
import { TaxForm } from './tax-form.tsx';

/**
 * What stands below an answer comes when the page answers, before the button can be pressed, and
 * again with a touch of the form if it could not be had then. Without it the answer stands alone.
 */
const loadBreakdown = async () => {
  const { TaxBreakdown } = await import('./tax-breakdown.tsx');
  return { default: TaxBreakdown };
};
const TaxBreakdown = lazy(() => loadBreakdown().catch(() => ({ default: () => <></> })));
const askForBreakdown = () => void loadBreakdown().catch(() => undefined);

interface TaxCalculatorPageProps {
  machine: typeof taxCalculatorMachine;
  page: PlainPage;
}

/** The income tax calculator, and when to ask somebody instead. */
export function TaxCalculatorPage({ machine, page }: TaxCalculatorPageProps) {
  const actor = useMachine(machine);
  const state = useSelector(actor, stateName);
  const answer = useSelector(actor, ({ context }) => context.answer);
  useEffect(askForBreakdown, []);
  // A press is answered with the figures at once; what stands below them follows a moment later.
  const explained = useDeferredValue(answer);
  const breakdown = useMemo(() => explained && <TaxBreakdown {...explained} />, [explained]);
  const { banner } = taxCalculator;
  return (
    <>
      <Breadcrumb page={page} />
      <PageHero page={page} />
      <Section id="calculator" heading={banner.heading} intro={banner.text} ground="white">
        <div
          data-needs-script
          onFocus={askForBreakdown}
          {...machineAttributes('tax-calculator', state)}
        >
          <div className={sideBySide}>
            <TaxForm actor={actor} />
            <TaxAnswer actor={actor} />
          </div>
          <Suspense>{breakdown}</Suspense>
        </div>
        <p className={withoutScript} data-without-script>
          {taxCalculator.withoutScript}
        </p>
      </Section>
      <div className={screenOnly}>
        <PlainSections sections={page.sections} />
      </div>
    </>
  );
}
