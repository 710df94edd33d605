import type { TaxQuestion } from '#content/ui/tax-faq.ts';
import type { Page, Section } from '#content/page.ts';
import { Island } from '#src/views/island.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { SearchableQuestions } from './searchable-questions.island.tsx';

interface TaxFaqPageProps {
  page: Page;
  questions: readonly TaxQuestion[];
  /** The block at the end, for visitors without an answer. */
  enquiry: Section;
}

/** The tax questions by category, with a search, and a way to ask another. */
export function TaxFaqPage({ page, questions, enquiry }: TaxFaqPageProps) {
  return (
    <>
      <PageOpening page={page} checked />
      <Island of={SearchableQuestions} props={{ path: page.path, questions }} />
      {/* A link to it moves focus here as well, so that the next Tab goes on from here. */}
      <section id="enquiry" aria-label={enquiry.heading} tabIndex={-1}>
        <Sections sections={[enquiry]} />
      </section>
    </>
  );
}
