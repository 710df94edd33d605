import { setup } from 'xstate';
import { callbackStub } from '#machines/not-provided.ts';

/** How far, in CSS pixels, a page is scrolled before the bar shows: at 300 hidden, at 301 shown. */
const stickyBarThreshold = 300;

export const stickyBarMachine = setup({
  types: {
    events: {} as { type: 'PAGE.SCROLL'; y: number },
    tags: {} as 'visible',
  },
  actors: {
    scrollPosition: callbackStub('scrollPosition'),
  },
  guards: {
    // Params, so that a visit says which height they refused.
    'is past the threshold': (_, { y }: { y: number }) => y > stickyBarThreshold,
    'is within the threshold': (_, { y }: { y: number }) => y <= stickyBarThreshold,
  },
}).createMachine({
  id: 'sticky-bar',
  description: 'Offers a quote once the page’s own button has scrolled away.',
  invoke: { src: 'scrollPosition' },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The top of the page, with its own button, is near.',
      meta: { requirement: 'Hidden until scroll exceeds 300 px' },
      on: {
        'PAGE.SCROLL': {
          guard: { type: 'is past the threshold', params: ({ event }) => ({ y: event.y }) },
          target: 'shown',
        },
      },
    },
    shown: {
      description: 'The visitor is further down the page.',
      tags: ['visible'],
      meta: { requirement: 'Slides in after the page is scrolled more than 300 px' },
      on: {
        'PAGE.SCROLL': {
          guard: { type: 'is within the threshold', params: ({ event }) => ({ y: event.y }) },
          target: 'hidden',
        },
      },
    },
  },
});
