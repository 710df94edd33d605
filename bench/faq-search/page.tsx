import { createRoot } from 'react-dom/client';
import type { TaxQuestion } from '#content/ui/tax-faq.ts';
import { taxQuestions } from '#content/tax-questions.ts';
import { hashTarget } from '#src/actors/hash-target.ts';
import { SearchableQuestions } from '#src/views/faq/tax-faq-page.tsx';
import { ActorsContext } from '#src/views/provided-actors.ts';
import { InRouter } from '#tests/views/in-router.tsx';

/** The site’s own questions, repeated up to 5,000. */
const questions: readonly TaxQuestion[] = Array.from({ length: 5_000 }).flatMap((_, index) => {
  const own = index % taxQuestions.length;
  return taxQuestions.slice(own, own + 1).map((entry) => ({ ...entry, id: `question-${index}` }));
});

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root to put the questions in.');
createRoot(root).render(
  <InRouter>
    <ActorsContext value={{ hashTarget }}>
      <SearchableQuestions questions={questions} />
    </ActorsContext>
  </InRouter>,
);
