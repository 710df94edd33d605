import { assign, sendTo, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';
import { isSidePane, type PaneId } from './pane-ids.ts';
import type { Screen, Theme } from './screen.ts';

/** What the browser is told. */
export type KeepEvent = { type: 'SCREEN.KEEP'; screen: Screen };

export type ScreenEvent =
  | { type: 'THEME.CHOOSE'; theme: Theme }
  | { type: 'PANE.CHOOSE'; pane: PaneId }
  /** Panes of a group were made larger and smaller. */
  | { type: 'PANES.SIZE'; group: string; sizes: Readonly<Record<string, number>> }
  /** The window has room for panes beside each other. */
  | { type: 'WINDOW.WIDE' }
  /** It has room for one. */
  | { type: 'WINDOW.NARROW' };

/** How the lab is shown: its light, its panes, and which of them are in sight. */
export const screenMachine = setup({
  types: {
    context: {} as Screen,
    input: {} as Screen,
    events: {} as ScreenEvent,
  },
  actors: {
    /** Tells how much room there is, shows the lab in its light, and keeps the screen for next time. */
    browser: callbackStub<KeepEvent, Screen>('browser'),
  },
  actions: {
    'choose theme': assign({ theme: (_, { theme }: { theme: Theme }) => theme }),
    'choose pane': assign((_, { pane }: { pane: PaneId }) =>
      isSidePane(pane) ? { pane, side: pane } : { pane },
    ),
    'size panes': assign({
      sizes: ({ context }, { group, sizes }: { group: string; sizes: Record<string, number> }) => ({
        ...context.sizes,
        [group]: sizes,
      }),
    }),
    'keep screen': sendTo('browser', ({ context }) => ({ type: 'SCREEN.KEEP', screen: context })),
  },
}).createMachine({
  id: 'lab-screen',
  description: 'Shows the lab in the light and in the panes that were chosen, and keeps them.',
  context: ({ input }) => input,
  invoke: { src: 'browser', id: 'browser', input: ({ context }) => context },
  on: {
    'THEME.CHOOSE': {
      actions: [
        { type: 'choose theme', params: ({ event }) => ({ theme: event.theme }) },
        'keep screen',
      ],
    },
    'PANE.CHOOSE': {
      actions: [
        { type: 'choose pane', params: ({ event }) => ({ pane: event.pane }) },
        'keep screen',
      ],
    },
    'PANES.SIZE': {
      actions: [
        {
          type: 'size panes',
          params: ({ event: { group, sizes } }) => ({ group, sizes: { ...sizes } }),
        },
        'keep screen',
      ],
    },
    'WINDOW.WIDE': { target: '.wide' },
    'WINDOW.NARROW': { target: '.narrow' },
  },
  initial: 'wide',
  states: {
    wide: { description: 'Panes are beside each other, each as large as was chosen.' },
    narrow: { description: 'One pane is in sight, and tabs lead to the others.' },
  },
});
