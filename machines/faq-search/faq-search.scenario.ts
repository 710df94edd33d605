import { taxQuestions } from '#content/tax-questions.ts';
import type { Scenario } from '#machines/scenario.ts';
import { faqSearchMachine, listedAtOnce } from './faq-search.machine.ts';
import { findMatches, termsOf } from './search-index.ts';

type FaqSearchScenario = Scenario<typeof faqSearchMachine>;

const eventsOf = (
  searches: readonly string[],
  links: readonly string[],
): FaqSearchScenario['events'] => [
  ...searches.map((search) => ({ event: { type: 'SEARCH.CHANGE' as const, search } })),
  { event: { type: 'SEARCH.CLEAR' } },
  ...links.map((entry) => ({ event: { type: 'ENTRY.OPEN' as const, entry } })),
];

/** The scenario of the site's own questions, which are too few to be listed in parts. */
export const faqSearchScenario: FaqSearchScenario = {
  machine: faqSearchMachine,
  input: { questions: taxQuestions },
  events: eventsOf(['', ' ', 'gst', 'LOGBOOK', 'zebra'], ['vehicle', 'meals']),
  outcomes: {},
  key: ({ value, context }) =>
    `${value}: ‘${context.search}’, ${context.matches.length} match, ${context.listed} listed`,
  untaken: {
    'faq-search.sorting|always|1': 'The page has too few questions to be listed in parts.',
    'faq-search.listing|xstate.after.listMore.faq-search.listing|0':
      'The page has too few questions to be listed in parts.',
  },
  invariants: {
    'the matches are those of the search': ({ after: { context } }) =>
      context.matches.join() === findMatches(context.index, termsOf(context.search)).join(),
    'every question is listed exactly while the search is empty': ({ after }) =>
      after.matches('all') === (after.context.terms.length === 0),
    'the page says that nothing matches exactly while nothing does': ({ after }) =>
      after.matches('none') === (after.context.matches.length === 0),
    'the search is kept exactly as typed': ({ step, after }) =>
      step.kind !== 'event' ||
      step.event.type !== 'SEARCH.CHANGE' ||
      after.context.search === step.event.search,
    'a linked question is listed': ({ step, after }) =>
      step.kind !== 'event' ||
      step.event.type !== 'ENTRY.OPEN' ||
      after.context.matches.includes(step.event.entry),
    'a delay only lists more matches': ({ step, before, after }) =>
      step.kind !== 'wait' ||
      (after.context.matches === before.context.matches &&
        after.context.listed === before.context.listed + listedAtOnce),
  },
};

/** A scenario with more GST questions than are listed at a time, which reaches every state. */
export const manyQuestionsScenario: FaqSearchScenario = {
  ...faqSearchScenario,
  input: {
    questions: [
      {
        id: 'provisional-tax',
        question: 'Do I have to pay provisional tax?',
        answer: 'Look at your last assessment. In Whangārei as [elsewhere](/glossary), it says.',
      },
      ...Array.from({ length: 2 * listedAtOnce + 1 }, (_, index) => ({
        id: `gst-${index}`,
        question: `When is GST return ${index} due?`,
        answer: 'On the 28th of the following month.',
      })),
    ],
  },
  events: eventsOf(
    ['', ' ', 'gst', 'GST return', 'WHANGAREI', 'glossary'],
    ['provisional-tax', 'gst-100'],
  ),
};
