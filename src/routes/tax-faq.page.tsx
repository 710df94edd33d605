import { page, taxQuestions } from '#content/pages/tax-faq.ts';
import { faqSearch } from '#src/app/compose/faq-search.ts';
import { headOf } from '#src/app/head.ts';
import { TaxFaqPage } from '#src/views/faq/tax-faq-page.tsx';

export const head = headOf(page, 'faq', { questions: taxQuestions });

export function Page() {
  return <TaxFaqPage machine={faqSearch} />;
}
