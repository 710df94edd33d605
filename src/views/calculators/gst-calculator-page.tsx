import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { Page } from '#content/page.ts';
import { gstCalculator, type GstExample } from '#content/pages/gst-calculator.ts';
import type { gstCalculatorMachine } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { Section } from '#src/design/section.tsx';
import { machineAttributes, stateName } from '#src/views/machine-state.ts';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { LeadBlock } from '#src/views/page/lead-block.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { useMachine } from '#src/views/use-machine.ts';
import { screenOnly, sideBySide, withoutScript } from './calculator-style.ts';
import { GstAnswer } from './gst-answer.tsx';
import { GstExamples } from './gst-examples.tsx';
import { GstForm } from './gst-form.tsx';

interface GstCalculatorPageProps {
  machine: typeof gstCalculatorMachine;
  page: Page;
  examples: readonly GstExample[];
}

/** The GST calculator, with a guide before its examples and what to know about GST after them. */
export function GstCalculatorPage({ machine, page, examples }: GstCalculatorPageProps) {
  const actor = useMachine(machine);
  const state = useSelector(actor, stateName);
  const answer = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Breadcrumb page={page} />
      <PageHero page={page} />
      <Section id="calculator" heading={gstCalculator.heading} ground="white">
        <div
          className={sideBySide}
          data-needs-script
          {...machineAttributes('gst-calculator', state)}
        >
          <GstForm actor={actor} />
          <GstAnswer actor={actor} heading={answer} />
        </div>
        <p className={withoutScript} data-without-script>
          {gstCalculator.withoutScript}
        </p>
      </Section>
      <div className={screenOnly}>
        <Sections sections={page.sections.slice(0, 1)} />
        <GstExamples sums={examples} actor={actor} answer={answer} />
        <Sections sections={page.sections.slice(1)} />
        <LeadBlock page={page} />
      </div>
    </>
  );
}
