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

/** The example: beside the request where there is room, and below its thanks. */
const Beside = styled.aside({
  display: 'none',
  maxWidth: tokens.measure.form,
  margin: `${tokens.space[32]} auto 0`,
  '& > h2': { marginBlockEnd: tokens.space[8], fontSize: tokens.size.h4 },
  '[data-island]:has([data-state^="thank-you"]) ~ &': { display: 'block' },
  '@container (min-width: 68rem)': {
    '&&': { display: 'block' },
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    width: `calc((100% - ${tokens.measure.form}) / 2 - ${tokens.space[48]})`,
    margin: 0,
  },
  // One firm gives one answer.
  '[data-island]:has([data-firm]) ~ &&': { display: 'none' },
  [tokens.media.print]: { '&&': { display: 'none' } },
});
const Whole = styled.div({ position: 'relative', containerType: 'inline-size' });

/** The quote request, and its plain form for browsers without scripts, which is hidden if scripts run. */
export function QuotePage() {
  const firms = listed.flatMap(requestsFor);
  return (
    <Whole>
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
    </Whole>
  );
}
