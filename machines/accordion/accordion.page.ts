import { faq } from '#content/pages/home.ts';
import { accordionScenario } from './accordion.scenario.ts';
import { control, find, open, press } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { world } from '#lab/world-act.ts';

const headingOf = (entry: string) =>
  control('heading', faq.questions.find(({ id }) => id === entry)?.question ?? entry);

export const accordionPage = definePage({
  scenario: accordionScenario,
  path: '/',
  prepare: [open('/')],
  events: {
    'ENTRY.OPEN': ({ entry }) => world('openEntry', entry),
    'ENTRY.CLOSE': ({ entry }) => press(headingOf(entry)),
  },
  finds: ({ context: { entries, entry } }) =>
    entries.map((each) => find(headingOf(each), { expanded: each === entry })),
  unseen: ['accordion.open|ENTRY.OPEN|0'],
});
