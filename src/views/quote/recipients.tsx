import { quote } from '#content/quote.ts';
import { StepHint } from './step-hint.tsx';

/** Who receives the details, said where they are given (Privacy Act 2020, IPP 3 and 3A). */
export function Recipients() {
  return (
    <StepHint>
      {quote.recipients} <a href="/privacy">{quote.privacyLink}</a>
    </StepHint>
  );
}
