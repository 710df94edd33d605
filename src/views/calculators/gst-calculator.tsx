import type { RefObject } from 'react';
import { gstCalculator } from '#content/interface/gst-calculator.ts';
import type { GstCalculatorActor } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { useDeferredAttributes, useDeferredSelector } from '#src/views/machine-attributes.ts';
import { SideBySide, WithoutScript } from './calculator-style.ts';
import { GstAnswer } from './gst-answer.tsx';
import { GstColumn } from './gst-column.tsx';
import { GstForm } from './gst-form.tsx';

interface GstCalculatorProps {
  actor: GstCalculatorActor;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The form and its result. A key shows in the form first, its answer a frame later. */
export function GstCalculator({ actor, heading }: GstCalculatorProps) {
  const attributes = useDeferredAttributes('gst-calculator', actor);
  const inputs = useDeferredSelector(actor, ({ context }) => context.inputs);
  return (
    <>
      <SideBySide data-needs-script {...attributes}>
        <GstForm actor={actor} />
        <GstAnswer actor={actor} inputs={inputs} heading={heading} />
        <GstColumn actor={actor} inputs={inputs} />
      </SideBySide>
      <WithoutScript data-without-script>{gstCalculator.withoutScript}</WithoutScript>
    </>
  );
}
