import type { Page, PlainSection } from '#content/page.ts';
import type { TaxQuestion } from '#content/interface/tax-faq.ts';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { PlainSections } from '#src/views/page/plain-sections.tsx';
import { SearchableQuestions } from './searchable-questions.tsx';

interface TaxFaqPageProps {
  page: Page;
  questions: readonly TaxQuestion[];
  /** The block at the end, for those who found no answer. */
  enquiry: PlainSection;
}

/** The tax questions in their four categories, to be searched, and a way to ask another. */
export function TaxFaqPage({ page, questions, enquiry }: TaxFaqPageProps) {
  return (
    <>
      <PageOpening page={page} checked />
      <SearchableQuestions questions={questions} />
      {/* A link to it moves focus here as well, so that the next Tab goes on from here. */}
      <section id="enquiry" aria-label={enquiry.heading} tabIndex={-1}>
        <PlainSections sections={[enquiry]} />
      </section>
    </>
  );
}
