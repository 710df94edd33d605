import { useSelector } from '@xstate/react';
import { css } from '@emotion/css';
import { quote } from '#content/quote.ts';
import { tokens } from '#src/design/tokens.ts';
import type { StepProps } from './step-props.ts';
import { ThankYouWords } from './thank-you-words.tsx';

const status = css({ fontSize: tokens.size.lede, fontWeight: tokens.weight.semibold });

/** Step 7: whether the request has arrived, and what happens next. */
export function ThankYou({ actor, heading }: StepProps) {
  const firstName = useSelector(actor, ({ context }) => context.answers.firstName.trim());
  const delivering = useSelector(actor, (snapshot) =>
    snapshot.matches({ 'thank-you': 'delivering' }),
  );
  const undeliverable = useSelector(actor, (snapshot) =>
    snapshot.matches({ 'thank-you': 'undeliverable' }),
  );
  const known = delivering ? quote.thanks.delivering : quote.thanks.arrived;
  return (
    <>
      {/* React puts it into the document's head for as long as the step shows. */}
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1}>
        {quote.thanks.heading(firstName)}
      </h1>
      <p role="status" className={status}>
        {undeliverable ? quote.thanks.undeliverable : known}
      </p>
      <ThankYouWords />
    </>
  );
}
