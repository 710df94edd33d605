import { setup } from 'xstate';

export const mobileMenuMachine = setup({
  types: {
    events: {} as { type: 'MENU.OPEN' } | { type: 'MENU.CLOSE' },
    tags: {} as 'open',
  },
}).createMachine({
  id: 'mobile-menu',
  description: 'Lists the site’s links on a phone.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the button is shown.',
      meta: { requirement: 'Mobile menu: open or closed by the menu button' },
      on: { 'MENU.OPEN': { target: 'open' } },
    },
    open: {
      description:
        'The links are shown. Escape, a link, the button, a press outside or moving focus away closes them.',
      tags: ['open'],
      meta: { requirement: 'Mobile menu: open or closed by the menu button' },
      on: { 'MENU.CLOSE': { target: 'closed' } },
    },
  },
});
