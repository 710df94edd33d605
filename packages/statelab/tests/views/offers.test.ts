import { expect, test } from 'vitest';
import { offersAt } from '#statelab/views/offers.ts';
import type { Step } from '#statelab/scenario.ts';
import { simulate } from '#statelab/views/simulate.ts';
import { kettleInLab } from './kettle.ts';

const offersAfter = (...moves: readonly Step[]) =>
  offersAt(kettleInLab.scenario, simulate(kettleInLab, moves).snapshot);

const event = (type: string, more: object = {}): Step => ({
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
  const litres = (...moves: readonly Step[]) =>
    offersAfter(...moves)[0]?.presets.map(({ event: { litres: many } }) => many);
  expect(litres()).toEqual([1, 2]);
  expect(litres(event('FILL', { litres: 1 }))).toEqual([2, 1]);
});
