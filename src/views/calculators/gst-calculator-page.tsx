import { type RefObject, useRef } from 'react';
import {
  gstCalculator,
  type GstExample,
  type GstPage,
  type GstSection,
} from '#content/ui/gst-calculator.ts';
import {
  type GstCalculatorActor,
  gstCalculatorMachine,
} from '#machines/gst-calculator/gst-calculator.machine.ts';
import { Button } from '#src/design/button.tsx';
import { IndexList } from '#src/design/index-list.tsx';
import { Section } from '#src/design/section.tsx';
import { useDeferredAttributes, useDeferredSelector } from '#src/views/machine-attributes.ts';
import { Columns, ItemList } from '#src/views/page/item-list.tsx';
import { LeadSection, PageOpening } from '#src/views/page/page-opening.tsx';
import { PlainBody, SectionFrames } from '#src/views/page/plain-sections.tsx';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { SideBySide, WithoutScript, ScreenOnly } from './calculator-style.tsx';
import { GstResult } from './gst-result.tsx';
import { GstColumn } from './gst-column.tsx';
import { GstForm } from './gst-form.tsx';

interface GstExamplesProps {
  heading: string;
  sums: readonly GstExample[];
  actor: GstCalculatorActor;
  /** Takes focus when an example has filled in the form. */
  result: RefObject<HTMLHeadingElement | null>;
}

/** Examples that fill in the form. */
function GstExamples({ heading, sums, actor, result }: GstExamplesProps) {
  function use({ mode, amount, supply }: GstExample): void {
    actor.send({ type: 'INPUTS.CHANGE', change: { mode, amount, supply } });
    result.current?.focus();
  }

  return (
    <Section id="examples" heading={heading} ground="white">
      <IndexList
        items={sums.map((example) => ({
          key: example.title,
          title: <h3>{example.title}</h3>,
          text: (
            <>
              <p>{example.text}</p>
              <Button kind="secondary" onClick={() => use(example)} data-needs-script>
                {gstCalculator.examples.use(example.title)}
              </Button>
            </>
          ),
        }))}
      />
    </Section>
  );
}

interface GstCalculatorProps {
  actor: GstCalculatorActor;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The form and its result. The form updates first, the result a frame later. */
function GstCalculator({ actor, heading }: GstCalculatorProps) {
  const attributes = useDeferredAttributes('gst-calculator', actor);
  const inputs = useDeferredSelector(actor, ({ context }) => context.inputs);
  return (
    <>
      <SideBySide data-needs-script {...attributes}>
        <GstForm actor={actor}>
          <GstResult actor={actor} inputs={inputs} heading={heading} />
        </GstForm>
        <GstColumn actor={actor} inputs={inputs} />
      </SideBySide>
      <WithoutScript data-without-script>{gstCalculator.withoutScript}</WithoutScript>
    </>
  );
}

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

/** This page's sections, without the code of other kinds. */
const GstSections = ({ sections }: { sections: readonly GstSection[] }) => (
  <SectionFrames sections={sections} body={Body} />
);

/** The GST calculator, with a guide before its examples and what to know about GST after them. */
export function GstCalculatorPage({ page, examples, examplesHeading }: GstCalculatorPageProps) {
  const actor = useProvidedActor(gstCalculatorMachine);
  const result = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageOpening page={page} checked />
      <Section id="calculator" heading={gstCalculator.heading} ground="white">
        <GstCalculator actor={actor} heading={result} />
      </Section>
      <ScreenOnly>
        <GstSections sections={page.sections.slice(0, 1)} />
        <GstExamples heading={examplesHeading} sums={examples} actor={actor} result={result} />
        <GstSections sections={page.sections.slice(1)} />
        <LeadSection page={page} />
      </ScreenOnly>
    </>
  );
}
