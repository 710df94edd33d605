import { useSelector } from '@xstate/react';
import { cities } from '#content/cities.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { quote } from '#content/ui/quote.ts';
import { DeliveryStatus } from '#src/views/forms/delivery-status.tsx';
import { ThankYouWords } from './thank-you-words.tsx';
import { useFirm, type StepProps } from './use-wizard.ts';

export function ThankYou({ actor, heading }: Pick<StepProps, 'actor' | 'heading'>) {
  const answers = useSelector(actor, ({ context }) => context.answers);
  const firm = useFirm(actor);
  const isBehind = answers.services.includes('overdue');
  const town = cities.find(({ slug }) => slug === answers.location)?.name;
  const leadKey = useSelector(actor, ({ context }) => context.sentKey);
  return (
    <>
      {/* React moves it to the head while the step shows. */}
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1}>
        {quote.thanks.heading(answers.firstName.trim())}
      </h1>
      <DeliveryStatus leadKey={leadKey} words={quote.thanks} form={quoteForm} answers={answers} />
      <ThankYouWords
        next={firm === undefined ? quote.thanks.next(town ?? null) : quote.thanks.nextOf(firm)}
        {...(isBehind && { meanwhile: quote.thanks.behind })}
      />
    </>
  );
}
