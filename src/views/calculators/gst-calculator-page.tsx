import { useRef } from 'react';
import {
  gstCalculator,
  type GstExample,
  type GstPage,
  type GstSection,
} from '#content/interface/gst-calculator.ts';
import { gstCalculatorMachine } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { Section } from '#src/design/section.tsx';
import { Columns, ItemList } from '#src/views/page/item-list.tsx';
import { LeadBlock, PageOpening } from '#src/views/page/page-opening.tsx';
import { PlainBody, SectionFrames } from '#src/views/page/plain-sections.tsx';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { ScreenOnly } from './calculator-style.ts';
import { GstCalculator } from './gst-calculator.tsx';
import { GstExamples } from './gst-examples.tsx';

interface GstCalculatorPageProps {
  page: GstPage;
  examples: readonly GstExample[];
  examplesHeading: string;
}

function Body({ section }: { section: GstSection }) {
  switch (section.kind) {
    case 'columns':
      return <Columns {...section} />;
    case 'items':
      return <ItemList items={section.items} as="rows" />;
    default:
      return <PlainBody section={section} />;
  }
}

/** The sections of this page, without the code of the kinds that it has not. */
const GstSections = ({ sections }: { sections: readonly GstSection[] }) => (
  <SectionFrames sections={sections} body={Body} />
);

/** The GST calculator, with a guide before its examples and what to know about GST after them. */
export function GstCalculatorPage({ page, examples, examplesHeading }: GstCalculatorPageProps) {
  const actor = useProvidedActor(gstCalculatorMachine);
  const answer = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageOpening page={page} checked />
      <Section id="calculator" heading={gstCalculator.heading} ground="white">
        <GstCalculator actor={actor} heading={answer} />
      </Section>
      <ScreenOnly>
        <GstSections sections={page.sections.slice(0, 1)} />
        <GstExamples heading={examplesHeading} sums={examples} actor={actor} answer={answer} />
        <GstSections sections={page.sections.slice(1)} />
        <LeadBlock page={page} />
      </ScreenOnly>
    </>
  );
}
