import type { Page } from '#content/page.ts';
import { Section } from '#src/design/section.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { Island } from '#src/views/island.tsx';
import { ContactForm } from './contact-form.island.tsx';

interface ForAccountantsPageProps {
  page: Page;
  join: { readonly id: string; readonly heading: string; readonly intro: string };
}

/** The page for accountants, which ends with the form to join. */
export const ForAccountantsPage = ({ page, join: { intro, ...join } }: ForAccountantsPageProps) => (
  <>
    <PageOpening page={page} />
    <Sections sections={page.sections} />
    <Section {...join} ground="mist" shape="beside" intro={<p>{intro}</p>}>
      <Island of={ContactForm} props={{ joins: true }} />
    </Section>
  </>
);
