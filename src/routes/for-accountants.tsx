import { createRoute } from '@tanstack/react-router';
import { join, page } from '#content/pages/for-accountants.ts';
import { Section } from '#src/design/section.tsx';
import { ContactForm } from '#src/views/contact/contact-form.island.tsx';
import { Island } from '#src/views/island.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

/** What a firm gets and gives, and how it joins, with the form for that at the end. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/for-accountants',
  loader: () => pageFromContent(page, '/for-accountants'),
  component: () => (
    <>
      <PageOpening page={page} />
      <Sections sections={page.sections} />
      <Section
        id={join.id}
        heading={join.heading}
        ground="mist"
        shape="beside"
        intro={<p>{join.intro}</p>}
      >
        <Island of={ContactForm} props={{ joins: true }} />
      </Section>
    </>
  ),
});
