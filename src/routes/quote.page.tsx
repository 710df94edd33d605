import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { composeQuoteWizard } from '#src/app/compose/quote-wizard.ts';
import { QuoteLayout } from '#src/views/layout/quote-layout.tsx';
import { useOutbox } from '#src/views/outbox-context.ts';
import { OnePageForm } from '#src/views/quote/one-page-form.tsx';
import { QuoteWizard } from '#src/views/quote/quote-wizard.tsx';
import { TroubleLine } from '#src/views/quote/trouble-line.tsx';

/** Nothing around it that distracts from the form. */
export const Layout = QuoteLayout;

export function Page() {
  const { history } = useRouter();
  const outbox = useOutbox();
  const machine = useMemo(() => composeQuoteWizard(history, outbox), [history, outbox]);
  return (
    <>
      <QuoteWizard machine={machine} />
      <noscript>
        <OnePageForm />
      </noscript>
      <TroubleLine />
    </>
  );
}
