import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { Page } from '#content/page.ts';
import { taxCalculator } from '#content/pages/tax-calculator.ts';
import type { taxCalculatorMachine } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { Section } from '#src/design/section.tsx';
import { machineAttributes, stateName } from '#src/views/machine-state.ts';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { useMachine } from '#src/views/use-machine.ts';
import { screenOnly, sideBySide, withoutScript } from './calculator-style.ts';
import { TaxAnswer } from './tax-answer.tsx';
import { TaxForm } from './tax-form.tsx';

/** What only an answer needs comes with the first touch of the form, before it is pressed. */
const loadBreakdown = () => import('./tax-breakdown.tsx');
const TaxBreakdown = lazy(async () => ({ default: (await loadBreakdown()).TaxBreakdown }));

interface TaxCalculatorPageProps {
  machine: typeof taxCalculatorMachine;
  page: Page;
}

/** The income tax calculator, and when to ask somebody instead. */
export function TaxCalculatorPage({ machine, page }: TaxCalculatorPageProps) {
  const actor = useMachine(machine);
  const state = useSelector(actor, stateName);
  const answer = useSelector(actor, ({ context }) => context.answer);
  const { banner } = taxCalculator;
  return (
    <>
      <Breadcrumb page={page} />
      <PageHero page={page} />
      <Section id="calculator" heading={banner.heading} intro={banner.text} ground="white">
        <div
          data-needs-script
          onFocus={() => void loadBreakdown()}
          {...machineAttributes('tax-calculator', state)}
        >
          <div className={sideBySide}>
            <TaxForm actor={actor} />
            <TaxAnswer actor={actor} />
          </div>
          {answer !== null && (
            <Suspense>
              <TaxBreakdown {...answer} />
            </Suspense>
          )}
        </div>
        <p className={withoutScript} data-without-script>
          {taxCalculator.withoutScript}
        </p>
      </Section>
      <div className={screenOnly}>
        <Sections sections={page.sections} />
      </div>
    </>
  );
}
