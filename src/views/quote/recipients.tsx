import { quote } from '#content/quote.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { StepHint } from './step-hint.tsx';

/** Who receives the details, said where they are given (Privacy Act 2020, IPP 3 and 3A). */
export function Recipients() {
  return (
    <StepHint>
      {quote.recipients} <PageLink href="/privacy">{quote.privacyLink}</PageLink>
    </StepHint>
  );
}
