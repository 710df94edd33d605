import { useRouter } from '@tanstack/react-router';
import { useContext, useMemo } from 'react';
import { createQuoteActors } from '#src/app/quote-actors.ts';
import { QuoteLayout } from '#src/views/layout/quote-layout.tsx';
import { ActorsContext } from '#src/views/provided-actors.ts';
import { OnePageForm } from '#src/views/quote/one-page-form.tsx';
import { QuoteWizard } from '#src/views/quote/quote-wizard.tsx';
import { TroubleLine } from '#src/views/quote/trouble-line.tsx';

/** Nothing around it that distracts from the form. */
export const Layout = QuoteLayout;

export function Page() {
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
