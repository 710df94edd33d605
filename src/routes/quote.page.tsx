import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { quote } from '#content/quote.ts';
import { composeQuoteWizard } from '#src/app/compose/quote-wizard.ts';
import type { PageHead } from '#src/app/head.ts';
import { useOutbox } from '#src/views/outbox-context.ts';
import { OnePageForm } from '#src/views/quote/one-page-form.tsx';
import { QuoteWizard } from '#src/views/quote/quote-wizard.tsx';
import { TroubleLine } from '#src/views/quote/trouble-line.tsx';

export const head: PageHead = {
  title: quote.pageTitle,
  description: quote.description,
  path: '/quote',
  family: 'other',
};

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
