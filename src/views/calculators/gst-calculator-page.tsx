import { useRef } from 'react';
import type { Page } from '#content/page.ts';
import { gstCalculator, type GstExample } from '#content/interface/gst-calculator.ts';
import { gstCalculatorMachine } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { Section } from '#src/design/section.tsx';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { LeadBlock } from '#src/views/page/lead-block.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { ScreenOnly } from './calculator-style.ts';
import { GstCalculator } from './gst-calculator.tsx';
import { GstExamples } from './gst-examples.tsx';

interface GstCalculatorPageProps {
  page: Page;
  examples: readonly GstExample[];
  examplesHeading: string;
}

/** The GST calculator, with a guide before its examples and what to know about GST after them. */
export function GstCalculatorPage({ page, examples, examplesHeading }: GstCalculatorPageProps) {
  const actor = useProvidedActor(gstCalculatorMachine);
  const answer = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Breadcrumb page={page} checked />
      <PageHero page={page} />
      <Section id="calculator" heading={gstCalculator.heading} ground="white">
        <GstCalculator actor={actor} heading={answer} />
      </Section>
      <ScreenOnly>
        <Sections sections={page.sections.slice(0, 1)} />
        <GstExamples heading={examplesHeading} sums={examples} actor={actor} answer={answer} />
        <Sections sections={page.sections.slice(1)} />
        <LeadBlock page={page} />
      </ScreenOnly>
    </>
  );
}
