import { setup } from 'xstate';
import { delays } from '#machines/delays.ts';

export const announcementMachine = setup({
  types: { events: {} as { type: 'RESULT.CHANGE' } },
  delays: { announcement: delays.announcement },
}).createMachine({
  id: 'announcement',
  description: 'Says a result once its visitor has stopped changing it.',
  on: { 'RESULT.CHANGE': '.waiting' },
  initial: 'silent',
  states: {
    silent: { description: 'Nothing has changed: the page was read as it came.' },
    waiting: {
      description: 'Every change starts the wait again. What was said before is taken back.',
      after: { announcement: 'said' },
    },
    said: {
      description: 'The result is said, as one sentence.',
      meta: { requirement: 'A result is said once, 700 ms after the last key' },
    },
  },
});
