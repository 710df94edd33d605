import { taxFaq } from '#content/ui/tax-faq.ts';
import { faqSearchScenario } from './faq-search.scenario.ts';
import { control, fill, find, open, press } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { world } from '#lab/world-act.ts';

const box = control('searchbox', taxFaq.search.label);

export const faqSearchPage = definePage({
  scenario: faqSearchScenario,
  path: '/tax-faq',
  prepare: [open('/tax-faq')],
  events: {
    'SEARCH.CHANGE': ({ search }) => fill(box, search),
    'SEARCH.CLEAR': press(control('button', taxFaq.search.clear)),
    'ENTRY.OPEN': ({ entry }) => world('openEntry', entry),
  },
  // An empty box has no Clear button.
  when: { 'SEARCH.CLEAR': ({ context }) => context.search !== '' },
  finds: ({ context }) => [find(box, { value: context.search })],
});
