import { enquiry, page, taxQuestions } from '#content/pages/tax-faq.ts';
import type { FaqSearchMachine } from '#machines/faq-search/faq-search.machine.ts';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { SearchableQuestions } from './searchable-questions.tsx';

/** The tax questions in their four categories, to be searched, and a way to ask another. */
export function TaxFaqPage({ machine }: { machine: FaqSearchMachine }) {
  return (
    <>
      <Breadcrumb page={page} />
      <PageHero page={page} />
      <SearchableQuestions machine={machine} questions={taxQuestions} />
      {/* A link to it moves focus here as well, so that the next Tab goes on from here. */}
      <section id="enquiry" aria-label={enquiry.heading} tabIndex={-1}>
        <Sections sections={[enquiry]} />
      </section>
    </>
  );
}
