import { useRouter } from '@tanstack/react-router';
import { useContext, useMemo } from 'react';
import { createQuoteActors } from '#src/app/quote-actors.ts';
import { ActorsContext } from '#src/views/provided-actors.ts';
import { OnePageForm } from '#src/views/quote/one-page-form.tsx';
import { QuoteWizard } from '#src/views/quote/quote-wizard.tsx';
import { TroubleLine } from '#src/views/quote/trouble-line.tsx';

/** The quote request with the actors that it alone has, and its plain form for browsers without JavaScript. */
export function QuotePage() {
  const { history } = useRouter();
  const shared = useContext(ActorsContext);
  const actors = useMemo(() => ({ ...shared, ...createQuoteActors(history) }), [shared, history]);
  return (
    <>
      <ActorsContext value={actors}>
        <QuoteWizard />
      </ActorsContext>
      <noscript>
        <OnePageForm />
      </noscript>
      <TroubleLine />
    </>
  );
}
