import { useSelector } from '@xstate/react';
import styled from '@emotion/styled';
import { quote } from '#content/quote.ts';
import { tokens } from '#src/design/tokens.ts';
import type { StepProps } from './step-props.ts';
import { ThankYouWords } from './thank-you-words.tsx';

const Status = styled.p({ fontSize: tokens.size.lede, fontWeight: tokens.weight.semibold });

/** Step 7: whether the request has arrived, and what happens next. */
export function ThankYou({ actor, heading }: StepProps) {
  const firstName = useSelector(actor, ({ context }) => context.answers.firstName.trim());
  const fate = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('unkept')) return quote.thanks.unkept;
    if (snapshot.matches({ 'thank-you': 'delivering' })) return quote.thanks.delivering;
    if (snapshot.matches({ 'thank-you': 'undeliverable' })) return quote.thanks.undeliverable;
    return quote.thanks.arrived;
  });
  return (
    <>
      {/* React puts it into the document's head for as long as the step shows. */}
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1}>
        {quote.thanks.heading(firstName)}
      </h1>
      <Status role="status">{fate}</Status>
      <ThankYouWords />
    </>
  );
}
