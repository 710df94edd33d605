import { setup } from 'xstate';
import { delays } from '#machines/delays.ts';

export const announcementMachine = setup({
  types: { events: {} as { type: 'RESULT.CHANGE' } },
  delays: { announcement: delays.announcement },
}).createMachine({
  id: 'announcement',
  description: 'Announces a result once the visitor stops changing it.',
  on: { 'RESULT.CHANGE': '.waiting' },
  initial: 'silent',
  states: {
    silent: { description: 'The result has not changed since the page loaded.' },
    waiting: {
      description: 'Every change clears the last announcement and restarts the delay.',
      after: { announcement: 'announced' },
    },
    announced: {
      description: 'The result is announced, as one sentence.',
      meta: { requirement: 'A result is announced once, 700 ms after the last key' },
    },
  },
});
