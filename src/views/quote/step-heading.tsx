import styled from '@emotion/styled';
import { quote } from '#content/ui/quote.ts';
import { questionSteps, stepNumber, type QuestionStep } from '#machines/quote-wizard/steps.ts';
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
