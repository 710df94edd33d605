import type { Page } from '#content/page.ts';
import { quickQuote } from '#content/interface/quick-quote.ts';
import { Section } from '#src/design/section.tsx';
import { LeadForm } from '#src/views/forms/lead-form.tsx';

const offersForm = ({ leadForm, sections }: Page): boolean =>
  leadForm !== undefined || sections.some(({ kind }) => kind === 'lead-form');

/** Pages that end by asking for nothing, such as the legal ones, are left alone. */
const closesWithAction = ({ sections }: Page): boolean => sections.at(-1)?.kind === 'action';

/** The quick quote form that closes most pages: all but those that have one already. */
export function LeadBlock({ page }: { page: Page }) {
  if (offersForm(page) || !closesWithAction(page)) return null;
  return (
    <Section id="quick-quote" ground="mist" heading={quickQuote.title} intro={quickQuote.subtitle}>
      <LeadForm id="quick-quote" variant="default" />
    </Section>
  );
}
