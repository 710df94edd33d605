import { expect, test } from 'vitest';
import { choiceOf } from '#statelab/simulator/choose-part.ts';
import { offersAt } from '#statelab/simulator/offers.ts';
import { simulate, type Move } from '#statelab/simulator/simulate.ts';
import { kettleOn } from './kettle.ts';

const entry = kettleOn(null);

const offersAfter = (...moves: readonly Move[]) =>
  offersAt(entry.scenario, simulate(entry, moves).snapshot);

const event = (type: string, more: object = {}): Move => ({
  kind: 'event',
  event: { type, ...more },
});

test('what the machine takes stands first, what no state knows last, an event without example too', () => {
  expect(offersAfter().map(({ type, availability }) => [type, availability])).toEqual([
    ['FILL', 'enabled'],
    ['SWITCH', 'refused'],
    ['LISTEN', 'ignored'],
  ]);
  expect(
    offersAfter(event('FILL', { litres: 1 }), event('SWITCH')).map(({ type, availability }) => [
      type,
      availability,
    ]),
  ).toEqual([
    ['FILL', 'unknown'],
    ['LISTEN', 'unknown'],
    ['SWITCH', 'unknown'],
  ]);
});

test('an example that can come now stands before one that cannot', () => {
  const litres = (...moves: readonly Move[]) =>
    offersAfter(...moves)[0]?.presets.map(({ event: { litres: many } }) => many);
  expect(litres()).toEqual([1, 2]);
  expect(litres(event('FILL', { litres: 1 }))).toEqual([2, 1]);
});

test('a transition for many types chooses an event of one of them', () => {
  const knob = { type: 'KNOB.LEFT', availability: 'enabled', guards: [], presets: [] } as const;
  expect(choiceOf('kettle.heating|KNOB.*|0', [...offersAfter(), knob])).toEqual({
    chosen: { of: 'KNOB.LEFT', preset: 0 },
    note: null,
  });
  expect(choiceOf('kettle.heating|KNOB.*|0', offersAfter())).toEqual({ chosen: null, note: null });
});

test.each([
  ['always', /automatically/],
  ['xstate.after.boil.kettle.heating', /advance the clock/],
  ['xstate.done.actor.0.kettle.heating', /is done/],
  ['xstate.error.actor.0.kettle.heating', /fail/],
])('a transition by %s says what takes it', (descriptor, note) => {
  expect(choiceOf(`kettle.heating|${descriptor}|0`, offersAfter())).toEqual({
    chosen: null,
    note: expect.stringMatching(note),
  });
});
