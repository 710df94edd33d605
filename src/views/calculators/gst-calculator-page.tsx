import type { Page } from '#content/page.ts';
import type { GstExample } from '#content/ui/gst-calculator.ts';
import { Island } from '#src/views/island.tsx';
import { LeadSection, PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { ScreenOnly } from './calculator-style.tsx';
import { GstCalculator } from './gst-calculator.island.tsx';

interface GstCalculatorPageProps {
  page: Page;
  examples: readonly GstExample[];
  examplesHeading: string;
}

/** The GST calculator, with a guide before its examples and what to know about GST after them. */
export function GstCalculatorPage({ page, ...examples }: GstCalculatorPageProps) {
  const [guide, ...sections] = page.sections;
  if (guide?.kind !== 'columns')
    throw new Error('The GST calculator begins with a guide in columns.');
  return (
    <>
      <PageOpening page={page} checked />
      <Island of={GstCalculator} props={{ guide, ...examples }} />
      <ScreenOnly>
        <Sections sections={sections} />
        <LeadSection page={page} />
      </ScreenOnly>
    </>
  );
}
