import { useSelector } from '@xstate/react';
import { useDeferredValue, type RefObject } from 'react';
import { gstCalculator } from '#content/interface/gst-calculator.ts';
import type { GstCalculatorActor } from '#machines/gst-calculator/gst-calculator.machine.ts';
import { machineAttributes, stateName } from '#src/views/machine-state.ts';
import { SideBySide, WithoutScript } from './calculator-style.ts';
import { GstAnswer } from './gst-answer.tsx';
import { GstForm } from './gst-form.tsx';

interface GstCalculatorProps {
  actor: GstCalculatorActor;
  /** The answer's heading. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The form, and what it gives as it stands. A key shows in the form first, its answer a frame later. */
export function GstCalculator({ actor, heading }: GstCalculatorProps) {
  const shown = useDeferredValue(useSelector(actor, (snapshot) => snapshot));
  return (
    <>
      <SideBySide data-needs-script {...machineAttributes('gst-calculator', stateName(shown))}>
        <GstForm actor={actor} />
        <GstAnswer actor={actor} inputs={shown.context.inputs} heading={heading} />
      </SideBySide>
      <WithoutScript data-without-script>{gstCalculator.withoutScript}</WithoutScript>
    </>
  );
}
