import * as fc from 'fast-check';
import type { PayRules } from '#brackets/data/pay-rules.ts';
import { payPeriods, type DatedPay } from '#brackets/core/pay-question.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';
import { paydays } from '#brackets/core/paydays.ts';

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** A job of part of a year: pays that change once, perhaps with another code, and perhaps a bonus. */
const jobIn = ({ from, to, kiwiSaver: { rates } }: PayRules, job: string) =>
  fc
    .record({
      start: fc.integer({ min: 0, max: 300 }),
      length: fc.integer({ min: 20, max: 365 }),
      every: fc.constantFrom(...payPeriods),
      gross: fc.integer({ min: 0, max: 2_000_000 }),
      later: fc.integer({ min: 0, max: 2_000_000 }),
      change: fc.integer({ min: 0, max: 30 }),
      code: fc.constantFrom(...taxCodes),
      laterCode: fc.constantFrom(...taxCodes),
      kiwiSaver: fc.constantFrom(undefined, ...rates),
      bonus: fc.option(
        fc.record({
          after: fc.integer({ min: 0, max: 60 }),
          gross: fc.integer({ min: 1, max: 5_000_000 }),
        }),
      ),
    })
    .map((made): readonly DatedPay[] => {
      const { every, kiwiSaver, bonus } = made;
      const first = addDays(from, made.start);
      const end = addDays(first, made.length);
      const pays = paydays(first, every, end < to ? end : to).map((day, index) => ({
        day,
        job,
        every,
        kiwiSaver,
        ...(index < made.change
          ? { gross: made.gross, code: made.code }
          : { gross: made.later, code: made.laterCode }),
      }));
      const bonusDay = addDays(first, bonus?.after ?? 0);
      if (bonus === null || bonusDay > to) return pays;
      const { gross } = bonus;
      return [
        ...pays,
        { day: bonusDay, job, every, kiwiSaver, gross, code: made.code, isExtra: true },
      ];
    });

/** A year of one or two jobs, by the rules of any known tax year. */
export const yearOfPays = (years: readonly PayRules[]) =>
  fc.constantFrom(...years).chain((rules) =>
    fc.record({
      pays: fc
        .tuple(jobIn(rules, 'mill'), fc.option(jobIn(rules, 'shop')))
        .map(([one, other]) => [...one, ...(other ?? [])]),
      lastYear: fc.option(fc.integer({ min: 0, max: 30_000_000 }), { nil: undefined }),
    }),
  );
