import { assign, createMachine, raise, setup } from 'xstate';

export const delays = setup({
  actions: { blink: () => undefined },
  guards: { isLate: () => true },
  delays: { short: 250, long: 60_000, backOff: ({ context }) => context['tries'] * 100 },
}).createMachine({
  id: 'delays',
  initial: 'a',
  context: { tries: 1 },
  states: {
    a: { after: { short: 'b', 1500: { target: 'c', guard: () => true } } },
    b: { after: { long: 'c', backOff: 'a', 0: { actions: 'blink' } } },
    c: {
      after: { 90_000: [{ guard: 'isLate', target: 'a' }, { target: 'b' }] },
      entry: raise({ type: 'NUDGE' }, { delay: 'short' }),
    },
  },
});

export const forbidden = createMachine({
  id: 'forbidden',
  initial: 'open',
  states: {
    open: { on: { LOCK: 'locked' } },
    locked: { on: { LOG_OUT: {}, TICK: undefined, PING: { target: undefined }, UNLOCK: 'open' } },
  },
  on: { LOG_OUT: '.open', TICK: { actions: 'count' }, PING: { actions: 'answer' } },
});

export const reentering = createMachine({
  id: 'reentering',
  initial: 'form',
  states: {
    form: {
      entry: 'fetch',
      exit: ['abort', 'clear'],
      initial: { target: 'first', actions: assign({ step: 1 }) },
      states: { first: { on: { NEXT: 'second' } }, second: {} },
      on: {
        RESTART: { target: 'form', reenter: true },
        BACK: '.first',
        AGAIN: { target: '.first', reenter: true },
        SELF: 'form',
        LEAVE: { target: 'left', reenter: true },
      },
    },
    left: {
      on: {
        UP: {
          target: '#reentering',
          actions: assign(() => ({
            floors: [1].map(function name() {
              return { no: 1 };
            }),
            'last-way': 'up',
          })),
        },
        REFRESH: { target: 'left', reenter: true },
      },
    },
  },
});

export const manyTargets = createMachine({
  id: 'targets',
  initial: 'setup',
  states: {
    setup: {
      on: {
        RESUME: { target: ['run.sound.loud', 'run.picture.wide'], actions: 'resume' },
        BEGIN: [
          { guard: () => true, target: 'run.sound.quiet' },
          { guard: () => true, target: 'run.picture.wide' },
        ],
      },
    },
    run: {
      type: 'parallel',
      states: {
        sound: { initial: 'quiet', states: { quiet: {}, loud: {} } },
        picture: { initial: 'small', states: { small: {}, wide: {} } },
      },
      on: { LOUD_AND_WIDE: { target: ['.sound.loud', '.picture.wide'] } },
      onDone: { actions: 'tell' },
    },
  },
});

export const routes = createMachine({
  id: 'routes',
  initial: 'home',
  states: {
    home: { id: 'home', route: {} },
    account: {
      id: 'account',
      route: { guard: 'isSignedIn' },
      initial: 'profile',
      states: { profile: {}, orders: { id: 'orders', route: { actions: 'note' } } },
    },
  },
});
