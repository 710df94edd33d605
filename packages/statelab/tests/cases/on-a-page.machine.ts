import { assign, setup } from 'xstate';

/** Code of a page, which also runs where there is none. */
const root = document.querySelector('main');
root?.replaceChildren();

export const note = setup({
  types: {
    context: {} as { text: string; width: number },
    events: {} as { type: 'WRITE'; text: string } | { type: 'LEAVE' },
  },
  actions: {
    focus: () => document.querySelector('input')?.focus(),
    keep: ({ context }) => localStorage.setItem('note', context.text),
  },
}).createMachine({
  id: 'note',
  context: () => ({ text: localStorage.getItem('note') ?? '', width: window.innerWidth }),
  entry: 'focus',
  initial: 'writing',
  states: {
    writing: {
      on: {
        WRITE: { actions: [assign({ text: ({ event }) => event.text }), 'keep'] },
        LEAVE: { target: 'left', actions: () => window.scrollTo(0, 0) },
      },
    },
    left: { type: 'final' },
  },
});
