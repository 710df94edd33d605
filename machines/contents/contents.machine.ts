import { assign, setup, type EventObject } from 'xstate';
import { callbackStub } from '#machines/not-provided.ts';

export interface SectionIds {
  readonly sections: readonly string[];
}

export const contentsMachine = setup({
  types: {
    input: {} as SectionIds,
    context: {} as SectionIds & { readonly current: string | null },
    events: {} as { type: 'SECTION.ENTER'; section: string },
  },
  actors: {
    /** Sends the section that reaches the line that is read. */
    sectionInView: callbackStub<EventObject, SectionIds>('sectionInView'),
  },
  actions: {
    'mark section': assign({ current: ({ event }) => event.section }),
  },
}).createMachine({
  id: 'contents',
  description: 'Marks the section that is being read in the contents beside it.',
  context: ({ input: { sections } }) => ({ sections, current: null }),
  invoke: { src: 'sectionInView', input: ({ context: { sections } }) => ({ sections }) },
  on: {
    'SECTION.ENTER': { target: '.within', actions: 'mark section' },
  },
  initial: 'above',
  states: {
    above: { description: 'The opening is in view, and no section has been.' },
    within: { description: 'The last section that came into view is marked.' },
  },
});
