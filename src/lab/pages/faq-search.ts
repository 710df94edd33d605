import { taxFaq } from '#content/interface/tax-faq.ts';
import type { faqSearchMachine } from '#machines/faq-search/faq-search.machine.ts';
import { faqSearchScenario } from '#machines/faq-search/faq-search.scenario.ts';
import { open, press, world } from 'statelab/page/act';
import { desktop, type PageScript } from 'statelab/page/page-script';

const control = { role: 'searchbox', name: taxFaq.search.label } as const;

/** The search of the tax questions, over the questions that the page has. */
export const faqSearchPage: PageScript<typeof faqSearchMachine> = {
  scenario: faqSearchScenario,
  viewport: desktop,
  prepare: [open('/tax-faq')],
  acts: (step) => {
    if (step.kind !== 'event') return [];
    const { event } = step;
    if (event.type === 'SEARCH.CLEAR') return [press('button', taxFaq.search.clear)];
    if (event.type === 'ENTRY.OPEN') return [world('openEntry', event.entry)];
    return [{ do: 'fill', control, text: event.search }];
  },
  // There is nothing to clear in an empty box, and typing what stands there changes nothing.
  canHappen: ({ context }, step) => {
    if (step.kind !== 'event') return true;
    if (step.event.type === 'SEARCH.CLEAR') return context.search !== '';
    return step.event.type === 'ENTRY.OPEN' || step.event.search !== context.search;
  },
  finds: ({ context }) => [{ do: 'find', control, value: context.search }],
  // The page has too few questions for any search to be listed part by part.
  leftToUnitTests: [
    'faq-search.sorting|always|1',
    'faq-search.listing|xstate.after.listMore.faq-search.listing|0',
  ],
};
