import styled from '@emotion/styled';
import { quote } from '#content/interface/quote.ts';
import { tokens } from '#src/design/tokens.ts';
import type { StepProps } from './step-props.ts';
import { progressOf } from './step-words.ts';

const Caption = styled.span({
  display: 'block',
  marginBlockEnd: tokens.space[4],
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.regular,
  letterSpacing: 'normal',
  color: tokens.color.textSoft,
});

/** A step's question under its number. Focus moves here, so both are read out. */
export function StepHeading({ step, heading }: Pick<StepProps, 'step' | 'heading'>) {
  return (
    <h1 ref={heading} tabIndex={-1}>
      <Caption>{progressOf(step.id)}</Caption> {quote.steps[step.id].heading}
    </h1>
  );
}
