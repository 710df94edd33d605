import { OnePageForm } from './one-page-form.tsx';
import { QuoteWizard } from './quote-wizard.tsx';
import { TroubleLine } from './trouble-line.tsx';

/** The quote request, and its plain form for browsers without JavaScript. */
export function QuotePage() {
  return (
    <>
      <QuoteWizard />
      <noscript>
        <OnePageForm />
      </noscript>
      <TroubleLine />
    </>
  );
}
