import type { RefObject } from 'react';
import { gstCalculator, type GstExample } from '#content/interface/gst-calculator.ts';
import type { GstCalculatorActor } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { gstRateOf } from '#machines/gst-calculator/inputs.ts';
import { Button } from '#src/design/button.tsx';
import { IndexList } from '#src/design/index-list.tsx';
import { Section } from '#src/design/section.tsx';

const { examples } = gstCalculator;

interface GstExamplesProps {
  heading: string;
  sums: readonly GstExample[];
  actor: GstCalculatorActor;
  /** Where the visitor is taken to see what an example gives. */
  answer: RefObject<HTMLHeadingElement | null>;
}

/** Sums worth knowing; each fills in the form. */
export function GstExamples({ heading, sums, actor, answer }: GstExamplesProps) {
  function use({ mode, amount, rate }: GstExample): void {
    actor.send({ type: 'INPUTS.CHANGE', change: { mode, amount, rate: gstRateOf(rate) } });
    answer.current?.focus();
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
                {examples.use(example.title)}
              </Button>
            </>
          ),
        }))}
      />
    </Section>
  );
}
