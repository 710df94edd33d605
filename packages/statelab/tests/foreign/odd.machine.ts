import { assign, createMachine } from 'xstate';

/** Machines at the edge of what XState takes. */
export const empty = createMachine({});

export const unicode = createMachine({
  id: 'ürün-状態',
  initial: '待機中',
  states: {
    待機中: { on: { '送信 ➜': 'Отправлено', 'ÉVÉNEMENT D’ÉTÉ': 'été 🌞' } },
    Отправлено: { entry: 'प्रणाम', tags: ['café'] },
    'été 🌞': { on: { שלום: { guard: 'هل هو جاهز', target: '待機中' } } },
  },
});

const long = 'aStateWithAVeryLongNameThatSomebodyMadeFromAWholeSentenceWithoutOneSpaceInIt';

export const longNames = createMachine({
  id: 'long-names',
  initial: long,
  states: {
    [long]: {
      entry: Array.from({ length: 12 }, (_, index) => `${long}${index}`),
      on: {
        [`an event that is told in many words, ${'more and '.repeat(12)}more of them`]: {
          target: 'short',
          guard: `${long}IsTrue`,
          actions: assign(
            Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`${long}${index}`, 0])),
          ),
        },
      },
    },
    short: { on: { [`${long}.*`]: long } },
  },
});

/** Ids of their own with dots, slashes, bars, quotes, hashes and spaces, and targets that name them. */
export const oddIds = createMachine({
  id: 'shop/till #1',
  initial: 'first.step',
  states: {
    'first.step': {
      id: 'step.one',
      on: { 'a|b': '#step two', 'x: "y"; z': '#step\\.one' },
    },
    'a "quoted" <state>': { id: 'step two', on: { '50%': { target: '#step#three' } } },
    'line\nbreak': { id: 'step#three', on: { BACK: 'first\\.step' } },
  },
});
