import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { composeQuoteWizard } from '#src/app/compose/quote-wizard.ts';
import { useOutbox } from '#src/views/outbox-context.ts';
import { OnePageForm } from '#src/views/quote/one-page-form.tsx';
import { QuoteWizard } from '#src/views/quote/quote-wizard.tsx';
import { TroubleLine } from '#src/views/quote/trouble-line.tsx';

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
