import type { Question } from '#content/page.ts';
import { hashTarget } from '#src/actors/hash-target.ts';
import { createFaqSearchMachine } from '#machines/faq-search/faq-search.machine.ts';
import { indexQuestions } from '#machines/faq-search/search-index.ts';

/** The search of some questions, which steps aside for a link to one of them. */
export const composeFaqSearch = (questions: readonly Question[]) =>
  createFaqSearchMachine(indexQuestions(questions)).provide({
    actors: { hashTarget: hashTarget(questions.map(({ id }) => id)) },
  });
