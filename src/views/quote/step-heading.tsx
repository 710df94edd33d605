import styled from '@emotion/styled';
import { useEffect, useRef, type RefObject } from 'react';
import { quote } from '#content/ui/quote.ts';
import { site } from '#content/site.ts';
import {
  questionSteps,
  stepNumber,
  type QuestionStep,
  type Step,
} from '#machines/quote-wizard/steps.ts';
import { tokens } from '#src/design/tokens.ts';
import type { StepProps } from './use-wizard.ts';

const Caption = styled.span({
  display: 'block',
  marginBlockEnd: tokens.space[4],
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.regular,
  letterSpacing: 'normal',
  color: tokens.color.textSoft,
});

export const progressOf = (step: QuestionStep): string =>
  quote.progress(stepNumber(step), questionSteps.length);

/** A step's number and question. Focus moves here, so that a screen reader says both. */
export function StepHeading({ step, heading }: Pick<StepProps, 'step' | 'heading'>) {
  return (
    <h1 ref={heading} tabIndex={-1}>
      <Caption>{progressOf(step.id)}</Caption> {quote.steps[step.id].heading}
    </h1>
  );
}

const titleOf = (step: Step): string => {
  const name =
    step === 'thank-you'
      ? quote.thanks.heading('')
      : quote.stepTitle(progressOf(step), quote.steps[step].short);
  return `${name} – ${quote.pageTitle} | ${site.brand}`;
};

/**
 * Sets the document's title to the step, moves focus to its heading, so that a screen reader starts
 * there, and fades it in. The first step of a visit was there before: it does neither.
 */
export function useStepEffects(step: Step | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef<Step | null>(null);
  useEffect(() => {
    if (previous.current !== null && previous.current !== step) {
      heading.current?.focus();
      heading.current?.closest('[data-step]')?.setAttribute('data-appears', '');
    }
    previous.current = step;
    if (step !== null) document.title = titleOf(step);
  }, [step]);
  return heading;
}
