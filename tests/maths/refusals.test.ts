import { describe, expect, test } from 'vitest';
import {
  defineSchedule,
  everySchedule,
  netOf,
  payRulesFor,
  scheduleFor,
} from '#brackets/maths/entry.ts';

const today = scheduleFor('2026-10-01');
const flat = {
  id: 'flat',
  from: '2030-04-01',
  to: null,
  bands: [{ min: 0, max: Infinity, rate: 0.3 }],
};

/** Calls a function with unchecked types. */
const call =
  (what: (...args: never[]) => unknown, ...args: readonly unknown[]) =>
  () =>
    Reflect.apply(what, null, args);

describe('rejects with a sentence', () => {
  test.each([
    [call(netOf, today, -500), 'Take whole cents from 0 to 2309538270446, not -500.'],
    [call(netOf, today, 100.5), 'Take whole cents from 0 to 2309538270446, not 100.5.'],
    [call(netOf, today, '1000'), "Take whole cents from 0 to 2309538270446, not '1000'."],
    [
      call(netOf, today, 1000, -1),
      'Take deductions in whole cents from 0 to 2309538270446, not -1.',
    ],
    [
      call(defineSchedule, { ...flat, from: 'banana' }),
      "Take a day of the calendar as YYYY-MM-DD, not 'banana'.",
    ],
    [
      call(defineSchedule, { ...flat, to: 'banana' }),
      "Take a day of the calendar as YYYY-MM-DD, not 'banana'.",
    ],
    [
      call(defineSchedule, { ...flat, id: undefined }),
      'Take a text as the id of a schedule, not undefined.',
    ],
    [call(defineSchedule, { ...flat, id: '' }), "Take a text as the id of a schedule, not ''."],
    [call(defineSchedule, { ...flat, bands: undefined }), "The schedule 'flat' has no bands."],
    [
      call(defineSchedule, { ...flat, bands: [{ min: 0, max: Infinity, rate: '0.3' }] }),
      "Take the rate of band 1 of 'flat' from 0 to 1 in steps of 0.0001, not '0.3'.",
    ],
  ])('%#: %s', (refused, sentence) => {
    expect(refused).toThrow(new RangeError(sentence));
  });
});

test.each([
  ['a schedule of the law', today],
  ['one of your own', defineSchedule({ ...flat, to: null, from: '2030-04-01' })],
  ['the list of schedules', everySchedule],
  ['the rules of a payday', payRulesFor('2026-10-01')],
])('%s is deeply frozen', (_, shared) => {
  const held = (value: unknown): readonly unknown[] =>
    typeof value === 'object' && value !== null
      ? [value, ...Object.values(value).flatMap(held)]
      : [];
  expect(held(shared).filter((value) => !Object.isFrozen(value))).toEqual([]);
});
