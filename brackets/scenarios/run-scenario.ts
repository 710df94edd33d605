import { scheduleForYear } from '#brackets/maths/schedules.ts';
import { shortfallOf } from '#brackets/maths/shortfall.ts';
import { grossForNet, netOf, ratesAt, taxOn } from '#brackets/maths/tax.ts';
import { readBands } from '#brackets/notation/read-bands.ts';
import { readDay, readId } from '#brackets/notation/read-schedule.ts';
import { centsOf, dollarsOf } from '#machines/money/cents.ts';
import { perCent } from '#machines/tax-calculator/exact-tax.ts';
import type { Schedule } from '#machines/tax-calculator/schedule.ts';
import { messageOf } from '#src/server/message-of.ts';
import type { Scenario } from './scenario.ts';

function scheduleOf({ date, year, schedule, bands = '' }: Scenario): Schedule {
  if (date !== undefined) return readDay(date);
  if (year !== undefined) return scheduleForYear(year);
  return schedule === undefined ? readBands(bands) : readId(schedule);
}

/** What differs from what a scenario expects, as sentences: none is the best answer. */
function differencesOf(scenario: Scenario): readonly string[] {
  const schedule = scheduleOf(scenario);
  const deductions = centsOf(scenario.deductions);
  const gross =
    scenario.net === undefined
      ? centsOf(scenario.income ?? 0)
      : grossForNet(schedule, centsOf(scenario.net), deductions);
  const taxable = Math.max(0, gross - deductions);
  const found: Readonly<Record<keyof Scenario['expect'], number>> = {
    tax: dollarsOf(taxOn(schedule, taxable)),
    left: dollarsOf(netOf(schedule, gross, deductions)),
    gross: dollarsOf(gross),
    marginal: ratesAt(schedule, taxable).marginal,
    short: shortfallOf(schedule, taxable).exact / perCent,
  };
  const expected = new Map(Object.entries(scenario.expect));
  return Object.entries(found)
    .filter(([what, is]) => expected.has(what) && expected.get(what) !== is)
    .map(([what, is]) => `${what} is ${is}, not ${expected.get(what)}`);
}

/** The same, where a scenario that cannot be worked out says why. */
export function problemsOf(scenario: Scenario): readonly string[] {
  try {
    return differencesOf(scenario);
  } catch (error) {
    return [messageOf(error)];
  }
}
