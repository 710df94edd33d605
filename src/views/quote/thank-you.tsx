import { useSelector } from '@xstate/react';
import { quote } from '#content/interface/quote.ts';
import { referenceOf } from '#machines/lead/reference.ts';
import { DeliveryStatus, deliveryWords } from '#src/views/forms/delivery-status.tsx';
import { SentAnswers } from './sent-answers.tsx';
import { ThankYouWords } from './thank-you-words.tsx';
import { useFirm, type StepProps } from './use-wizard.ts';

/** After the last step: the delivery status and what happens next. */
export function ThankYou({ actor, heading }: Pick<StepProps, 'actor' | 'heading'>) {
  const firstName = useSelector(actor, ({ context }) => context.answers.firstName.trim());
  const firm = useFirm(actor);
  const status = useSelector(actor, (snapshot) => deliveryWords(snapshot, quote.thanks));
  const reference = useSelector(actor, (snapshot) => {
    const { sentKey } = snapshot.context;
    // A rejected lead has no reference.
    return sentKey === null || snapshot.hasTag('undeliverable') ? null : referenceOf(sentKey);
  });
  return (
    <>
      {/* React puts it into the document's head for as long as the step shows. */}
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1}>
        {quote.thanks.heading(firstName)}
      </h1>
      <DeliveryStatus>{status}</DeliveryStatus>
      {reference !== null && <p>{quote.thanks.reference(reference)}</p>}
      <SentAnswers actor={actor} />
      <ThankYouWords next={firm === undefined ? quote.thanks.next : quote.thanks.nextOf(firm)} />
    </>
  );
}
