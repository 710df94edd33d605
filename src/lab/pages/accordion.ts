import { faq } from '#content/pages/home.ts';
import type { accordionMachine } from '#machines/accordion/accordion.machine.ts';
import { accordionScenario } from '#machines/accordion/accordion.scenario.ts';
import { open, press, world } from 'statelab/page/act';
import { desktop, type PageScript } from 'statelab/page/page-script';

const questionOf = (entry: string): string =>
  faq.questions.find(({ id }) => id === entry)?.question ?? entry;

/** The questions of the home page. */
export const accordionPage: PageScript<typeof accordionMachine> = {
  scenario: accordionScenario,
  viewport: desktop,
  prepare: [open('/')],
  acts: (step) => {
    if (step.kind !== 'event') return [];
    return step.event.type === 'ENTRY.TOGGLE'
      ? [press('button', questionOf(step.event.entry))]
      : [world('openEntry', step.event.entry)];
  },
  canHappen: () => true,
  finds: ({ context: { entries, entry } }) =>
    entries.map((each) => ({
      do: 'find',
      control: { role: 'button', name: questionOf(each) },
      expanded: each === entry,
    })),
  leftToUnitTests: [],
};
