import styled from '@emotion/styled';
import { requestsFor } from '#content/firm.ts';
import { firms as listed } from '#content/firms.ts';
import { quote } from '#content/ui/quote.ts';
import { site } from '#content/site.ts';
import { exampleWords } from '#content/ui/quote-example.ts';
import { tokens } from '#src/design/tokens.ts';
import { QuoteExample } from '#src/views/page/quote-example.tsx';
import { Island } from '#src/views/island.tsx';
import { OnePageForm } from './one-page-form.tsx';
import { QuoteWizard } from './quote-wizard.island.tsx';

/** Another way to get in touch if the form does not work. */
const ErrorPanel = styled.div({
  maxWidth: tokens.measure.form,
  margin: `${tokens.space[24]} auto 0`,
  fontSize: tokens.size.small,
  // After a sent request there is no trouble with the form.
  '[data-island]:has([data-state^="thank-you"]) ~ &': { display: 'none' },
  '& a': {
    display: 'inline-block',
    marginInlineEnd: tokens.space[12],
    paddingBlock: tokens.space[4],
  },
});

/** Where the example has room beside the request. */
const wide = '@container request (min-width: 68rem)';

/** The example beside the request, where there is room. */
const Beside = styled.aside({
  display: 'none',
  '& > h2': { marginBlockEnd: tokens.space[8], fontSize: tokens.size.h4 },
  [wide]: {
    display: 'block',
    gridArea: '1 / 2 / span 3',
    // There is room for all three.
    '@supports selector(::details-content)': {
      '& summary': { display: 'none' },
      '& ::details-content': { contentVisibility: 'visible' },
    },
  },
  // One firm gives one answer, and whoever has asked could take the example for an answer.
  '[data-island]:has([data-firm], [data-state^="thank-you"]) ~ &&': { display: 'none' },
  [tokens.media.print]: { '&&': { display: 'none' } },
});
const Whole = styled.div({ container: 'request / inline-size' });
const Columns = styled.div({
  [wide]: {
    '&:not(:has([data-island] :is([data-firm], [data-state^="thank-you"])))': {
      display: 'grid',
      gridTemplateColumns: `${tokens.measure.form} minmax(0, 1fr)`,
      columnGap: tokens.space[64],
      alignItems: 'start',
    },
  },
});

/** The quote request, and its plain form for browsers without scripts, which is hidden if scripts run. */
export function QuotePage() {
  const firms = listed.flatMap(requestsFor);
  return (
    <Whole>
      <Columns>
        <Island of={QuoteWizard} props={{ firms }} />
        <div data-without-script>
          <OnePageForm firms={firms} />
        </div>
        <Beside>
          <h2>{exampleWords.heading}</h2>
          <QuoteExample />
        </Beside>
        <ErrorPanel>
          <p>
            {quote.trouble} <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </ErrorPanel>
      </Columns>
    </Whole>
  );
}
