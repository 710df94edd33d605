import { taxQuestions } from '#content/tax-questions.ts';
import { isEvent, type Scenario } from '#machines/scenario.ts';
import { faqSearchMachine } from './faq-search.machine.ts';
import { findMatches, termsOf } from './search-index.ts';

export const faqSearchScenario: Scenario<typeof faqSearchMachine> = {
  machine: faqSearchMachine,
  input: { questions: taxQuestions },
  events: [
    ...['', ' ', 'gst', 'LOGBOOK', 'zebra'].map((search) => ({
      event: { type: 'SEARCH.CHANGE' as const, search },
    })),
    { event: { type: 'SEARCH.CLEAR' } },
    { event: { type: 'ENTRY.OPEN', entry: 'vehicle' } },
  ],
  outcomes: {},
  key: ({ value, context }) => `${value}: ‘${context.search}’, ${context.matches.length} match`,
  invariants: {
    'the matches are those of the search': ({ after: { context } }) =>
      context.matches.join() === findMatches(context.index, termsOf(context.search)).join(),
    'every question is listed exactly while the search is empty': ({ after }) =>
      after.matches('all') === (after.context.terms.length === 0),
    'the page says that nothing matches exactly while nothing does': ({ after }) =>
      after.matches('none') === (after.context.matches.length === 0),
    'the search is kept exactly as typed': (result) =>
      !isEvent(result, 'SEARCH.CHANGE') || result.after.context.search === result.step.event.search,
    'a linked question is listed': (result) =>
      !isEvent(result, 'ENTRY.OPEN') ||
      result.after.context.matches.includes(result.step.event.entry),
  },
};
