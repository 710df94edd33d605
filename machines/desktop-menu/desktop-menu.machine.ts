import { assign, setup } from 'xstate';

export const desktopMenuMachine = setup({
  types: {
    context: {} as { menu: string | null },
    events: {} as { type: 'MENU.OPEN'; menu: string } | { type: 'MENU.CLOSE' },
    tags: {} as 'open',
  },
  actions: {
    'show menu': assign({ menu: (_, { menu }: { menu: string }) => menu }),
    'show none': assign({ menu: null }),
  },
}).createMachine({
  id: 'desktop-menu',
  description: 'Opens one group of links at a time.',
  context: { menu: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the names of the groups are shown.',
      on: {
        'MENU.OPEN': {
          target: 'open',
          actions: { type: 'show menu', params: ({ event }) => event },
        },
      },
    },
    open: {
      description:
        'The links of one group are shown. Escape, a link or leaving the menu closes them.',
      tags: ['open'],
      exit: 'show none',
      on: {
        'MENU.OPEN': { actions: { type: 'show menu', params: ({ event }) => event } },
        'MENU.CLOSE': { target: 'closed' },
      },
    },
  },
});
