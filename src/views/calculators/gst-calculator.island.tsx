import { type RefObject, useRef } from 'react';
import type { Section as Content } from '#content/page.ts';
import { gstCalculator, type GstExample } from '#content/ui/gst-calculator.ts';
import {
  type GstCalculatorActor,
  gstCalculatorMachine,
} from '#machines/gst-calculator/gst-calculator.machine.ts';
import { Button } from '#src/design/button.tsx';
import { IndexList } from '#src/design/index-list.tsx';
import { Section } from '#src/design/section.tsx';
import { useDeferredAttributes, useDeferredSelector } from '#src/views/machine-attributes.ts';
import { Columns } from '#src/views/page/item-list.tsx';
import { SectionFrame } from '#src/views/page/section-frame.tsx';
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

interface SumProps {
  actor: GstCalculatorActor;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The form and its result. The form updates first, the result a frame later. */
function GstSum({ actor, heading }: SumProps) {
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

interface GstCalculatorProps {
  guide: Extract<Content, { kind: 'columns' }>;
  examples: readonly GstExample[];
  examplesHeading: string;
}

/** The GST calculator, and its examples after a guide. */
export function GstCalculator({ guide, examples, examplesHeading }: GstCalculatorProps) {
  const actor = useProvidedActor(gstCalculatorMachine);
  const result = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Section id="calculator" heading={gstCalculator.heading} ground="white">
        <GstSum actor={actor} heading={result} />
      </Section>
      <ScreenOnly>
        <SectionFrame section={guide} ground="paper">
          <Columns {...guide} />
        </SectionFrame>
        <GstExamples heading={examplesHeading} sums={examples} actor={actor} result={result} />
      </ScreenOnly>
    </>
  );
}
