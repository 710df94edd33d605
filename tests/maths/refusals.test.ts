import { describe, expect, test } from 'vitest';
import {
  compareSchedules,
  defineSchedule,
  everySchedule,
  grossForNet,
  netOf,
  pay,
  payRulesFor,
  readAmount,
  scheduleFor,
  scheduleForYear,
  taxOn,
} from '#brackets/maths/entry.ts';
import { interestOn, latePenalties } from '#brackets/maths/late-entry.ts';
import { payYear } from '#brackets/maths/pay-year.ts';

const today = scheduleFor('2026-10-01');

const weekly = { gross: 1_000_00, every: 'week', code: 'M' };
const dated = { ...weekly, day: '2026-10-01' };

const aSchedule = 'Take a schedule of scheduleFor, scheduleForYear, findSchedule or defineSchedule';
const aDebt = 'Take a debt with cents and due';

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
    [call(taxOn, 'specified', 1000), `${aSchedule}, not 'specified'.`],
    [
      call(taxOn, { bands: flat.bands, maxIncome: 1000 }, 1000),
      `${aSchedule}, not another object.`,
    ],
    [call(taxOn, { bands: [null], maxIncome: 1000 }, 1000), `${aSchedule}, not another object.`],
    [call(grossForNet, { bands: 'none', maxIncome: 1000 }, 5), `${aSchedule}, not another object.`],
    [call(compareSchedules), `${aSchedule}, not undefined.`],
    [call(compareSchedules, today, null, 0, 1), `${aSchedule}, not null.`],
    [
      call(scheduleForYear, undefined),
      'Take a tax year as the year it ends in, such as 2025, not undefined.',
    ],
    [call(scheduleForYear, 25), 'Take a tax year as the year it ends in, such as 2025, not 25.'],
    [call(latePenalties), `${aDebt}, not undefined.`],
    [call(interestOn, null, '2026-01-01'), `${aDebt}, not null.`],
    [call(interestOn, { cents: 5 }, '2026-01-01'), `${aDebt}, not another object.`],
    [call(readAmount, 1000), 'Take the text of an amount, not 1000.'],
    [call(readAmount), 'Take the text of an amount, not undefined.'],
    [
      call(pay, { bands: 1, accLevy: 1, kiwiSaver: 1, esct: 1 }, weekly),
      'Take the rules of payRulesFor, not another object.',
    ],
    [
      call(payYear, { pays: [dated], lastyear: 64_000_00 }),
      "Take a property of pays, lastYear, not 'lastyear'.",
    ],
    [
      call(payYear, { pays: [{ ...dated, isExtra: 'no' }] }),
      "Take isExtra of true, false, not 'no'.",
    ],
    [call(payYear, { pays: [dated, null] }), 'Take a pay with gross, every and code, not null.'],
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
