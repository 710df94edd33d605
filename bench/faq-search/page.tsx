import { createRoot } from 'react-dom/client';
import type { TaxQuestion } from '#content/interface/tax-faq.ts';
import { taxQuestions } from '#content/tax-questions.ts';
import { createFaqSearchMachine } from '#machines/faq-search/faq-search.machine.ts';
import { indexQuestions } from '#machines/faq-search/search-index.ts';
import { hashTarget } from '#src/actors/hash-target.ts';
import { composeAccordion } from '#src/app/compose/accordion.ts';
import { SearchableQuestions } from '#src/views/faq/searchable-questions.tsx';
import { AccordionContext } from '#src/views/page/use-accordion.ts';

/** The site's own questions over and over, until there are 5,000. */
const questions: readonly TaxQuestion[] = Array.from({ length: 5_000 }).flatMap((_, index) => {
  const own = index % taxQuestions.length;
  return taxQuestions.slice(own, own + 1).map((entry) => ({ ...entry, id: `question-${index}` }));
});

const machine = createFaqSearchMachine(indexQuestions(questions)).provide({
  actors: { hashTarget: hashTarget(questions.map(({ id }) => id)) },
});

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root to put the questions in.');
createRoot(root).render(
  <AccordionContext value={composeAccordion}>
    <SearchableQuestions machine={machine} questions={questions} />
  </AccordionContext>,
);
