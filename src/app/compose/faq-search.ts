import { taxQuestions } from '#content/pages/tax-faq.ts';
import { hashTarget } from '#src/actors/hash-target.ts';
import { createFaqSearchMachine } from '#machines/faq-search/faq-search.machine.ts';
import { indexQuestions } from '#machines/faq-search/search-index.ts';

/** The search of the tax questions, which steps aside for a link to one of them. */
export const faqSearch = createFaqSearchMachine(indexQuestions(taxQuestions)).provide({
  actors: { hashTarget: hashTarget(taxQuestions.map(({ id }) => id)) },
});
