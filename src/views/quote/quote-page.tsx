import styled from '@emotion/styled';
import { Suspense } from 'react';
import { quote } from '#content/ui/quote.ts';
import { tokens } from '#src/design/tokens.ts';
import { ContactLine } from './contact-line.tsx';
import { LazyOnePageForm } from './lazy-one-page-form.ts';
import type { FirmsProps } from './use-wizard.ts';
import { QuoteWizard } from './quote-wizard.tsx';

/** Another way to get in touch if the form does not work. */
const ErrorPanel = styled.div({
  maxWidth: tokens.measure.form,
  margin: `${tokens.space[24]} auto 0`,
  fontSize: tokens.size.small,
  // After a sent request there is no trouble with the form.
  '[data-state^="thank-you"] ~ &': { display: 'none' },
});

/**
 * The quote request, and its plain form for browsers without scripts, which is served and hidden if
 * scripts run. React ignores it.
 */
export function QuotePage({ firms }: FirmsProps) {
  return (
    <>
      <QuoteWizard firms={firms} />
      {import.meta.env.SSR ? (
        <div data-without-script>
          <Suspense>
            <LazyOnePageForm firms={firms} />
          </Suspense>
        </div>
      ) : (
        <div
          data-without-script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
      <ErrorPanel>
        <ContactLine>{quote.trouble}</ContactLine>
      </ErrorPanel>
    </>
  );
}
