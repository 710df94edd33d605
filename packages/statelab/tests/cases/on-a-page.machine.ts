import { assign, setup } from 'xstate';

/** Code of a page, which also runs where there is none. */
const root = document.querySelector('main');
root?.replaceChildren(new Image());

export const note = setup({
  types: {
    context: {} as { text: string; width: number },
    events: {} as { type: 'WRITE'; text: string } | { type: 'LEAVE' },
  },
  guards: {
    isLong: ({ event }) => event.type === 'WRITE' && event.text.length > 9,
    isShort: ({ event }) => event.type === 'WRITE' && event.text.length === 1,
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
        WRITE: [
          { guard: 'isLong', actions: [assign({ text: ({ event }) => event.text }), 'keep'] },
          { guard: 'isShort', actions: 'focus' },
        ],
        LEAVE: { target: 'left', actions: () => window.scrollTo(0, 0) },
      },
    },
    left: { type: 'final' },
  },
});
