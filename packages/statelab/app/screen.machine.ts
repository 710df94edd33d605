import { assign, sendTo, setup } from 'xstate';
import { callbackStub } from '#statelab/not-provided.ts';
import { isSidePane, type PaneId } from './pane-ids.ts';
import type { Screen, Theme } from './screen.ts';

export type SaveEvent = { type: 'SCREEN.SAVE'; screen: Screen };

export type ScreenEvent =
  | { type: 'THEME.CHOOSE'; theme: Theme }
  | { type: 'PANE.CHOOSE'; pane: PaneId }
  | { type: 'PANES.SIZE'; group: string; sizes: Readonly<Record<string, number>> }
  /** Several panes fit. */
  | { type: 'WINDOW.WIDE' }
  /** One pane fits. */
  | { type: 'WINDOW.NARROW' };

export const screenMachine = setup({
  types: {
    context: {} as Screen,
    input: {} as Screen,
    events: {} as ScreenEvent,
  },
  actors: {
    /** Sends the width of the window; applies and saves the screen. */
    browser: callbackStub<SaveEvent, Screen>('browser'),
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
    'save screen': sendTo('browser', ({ context }) => ({ type: 'SCREEN.SAVE', screen: context })),
  },
}).createMachine({
  id: 'lab-screen',
  description: 'Applies and saves the chosen theme and panes.',
  context: ({ input }) => input,
  invoke: { src: 'browser', id: 'browser', input: ({ context }) => context },
  on: {
    'THEME.CHOOSE': {
      actions: [
        { type: 'choose theme', params: ({ event }) => ({ theme: event.theme }) },
        'save screen',
      ],
    },
    'PANE.CHOOSE': {
      actions: [
        { type: 'choose pane', params: ({ event }) => ({ pane: event.pane }) },
        'save screen',
      ],
    },
    'PANES.SIZE': {
      actions: [
        {
          type: 'size panes',
          params: ({ event: { group, sizes } }) => ({ group, sizes: { ...sizes } }),
        },
        'save screen',
      ],
    },
    'WINDOW.WIDE': { target: '.wide' },
    'WINDOW.NARROW': { target: '.narrow' },
  },
  initial: 'wide',
  states: {
    wide: { description: 'Shows panes side by side, in the chosen sizes.' },
    narrow: { description: 'Shows one pane, with tabs for the others.' },
  },
});
