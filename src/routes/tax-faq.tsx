import { createRoute } from '@tanstack/react-router';
import { enquiry, page } from '#content/pages/tax-faq.ts';
import { taxQuestions as questions } from '#content/tax-questions.ts';
import { SearchableQuestions } from '#src/views/faq/searchable-questions.island.tsx';
import { Island } from '#src/views/island.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

/** Questions about tax by category, with a search, and a way to ask another. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/tax-faq',
  loader: () => pageFromContent(page, '/tax-faq', questions),
  component: () => (
    <>
      <PageOpening page={page} checked />
      <Island of={SearchableQuestions} props={{ path: page.path, questions }} />
      {/* A link to it moves focus here as well, so that the next Tab goes on from here. */}
      <section id="enquiry" aria-label={enquiry.heading} tabIndex={-1}>
        <Sections sections={[enquiry]} />
      </section>
    </>
  ),
});
