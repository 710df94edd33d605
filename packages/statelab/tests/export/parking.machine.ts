import { assign, raise, sendParent, setup } from 'xstate';

/** A small machine with one of everything that a format has to tell. */
export const parkingMachine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'CAR.COME' } | { type: 'CAR.GO' } | { type: 'POWER.OFF' },
  },
  actors: {},
  delays: { grace: 5000, patience: ({ context }) => context.tries * 100 },
  guards: { 'is <paid> & free': ({ context }) => context.tries > 0 },
  actions: {
    'count -- try': assign({ tries: ({ context }) => context.tries + 1 }),
    'go off': raise({ type: 'POWER.OFF' }),
    'tell owner': sendParent({ type: 'CAR.GO' }),
  },
}).createMachine({
  id: 'parking',
  context: { tries: 0 },
  type: 'parallel',
  states: {
    gate: {
      initial: 'shut',
      states: {
        shut: {
          entry: 'count -- try',
          on: {
            'CAR.COME': [
              { guard: 'is <paid> & free', target: 'open', actions: 'tell owner' },
              { target: 'shut', reenter: true },
            ],
            'CAR.GO': {},
          },
        },
        open: { after: { grace: 'shut', patience: { target: '#gone' } } },
        away: { id: 'gone', type: 'final', entry: 'go off' },
        before: { type: 'history', history: 'deep', target: 'shut' },
      },
    },
    lamp: {
      initial: 'on',
      on: { 'POWER.OFF': '.off' },
      states: { on: { always: { guard: 'is <paid> & free', target: 'off' } }, off: {} },
    },
  },
});
