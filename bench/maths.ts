import { compareSchedules } from '#brackets/core/compare.ts';
import { calculateGst } from '#brackets/core/gst.ts';
import { incomeTaxOf } from '#brackets/core/income-tax.ts';
import { payRulesFor, scheduleFor } from '#brackets/core/schedules.ts';
import { grossForNet, ratesAt, taxOn } from '#brackets/core/tax.ts';
import { pay } from '#brackets/entries/index.ts';
import { defaultSchedule } from '#machines/tax-calculator/schedules.ts';
import { median } from './site/figures.ts';

/** Amounts from 0.00 to 250,000.00 in an order that jumps from band to band, as visitors do. */
const dollarsFor = (piece: number): number => ((piece * 7_919_333) % 25_000_001) / 100;

const centsFor = (piece: number): number => Math.round(dollarsFor(piece) * 100);

/** Days from 2011 to 2025, in an order that jumps from year to year. */
const dayFor = (piece: number): string => `${2011 + ((piece * 7) % 15)}-08-01`;

/** Enough pieces for the clock’s resolution, and few enough for frequent turns. */
const batch = 20_000;

type Work = (piece: number) => unknown;

/** Uses the results, so that a compiler cannot skip the work. */
let seen: unknown;

function timeBatch(work: Work): number {
  const begun = performance.now();
  for (let piece = 0; piece < batch; piece += 1) seen = work(piece);
  return performance.now() - begun;
}

/**
 * Prints how often each work runs per second. All take turns, batch by batch, so that other load
 * affects them equally. The median batch counts, after a warm-up.
 */
function measure(works: Readonly<Record<string, Work>>): void {
  const measured = Object.entries(works).map(([name, work]) => ({ name, work, times: [0] }));
  for (let round = -5; round < 41; round += 1) {
    for (const each of measured) {
      const time = timeBatch(each.work);
      each.times = round > 0 ? [...each.times, time] : [time];
    }
  }
  if (seen === undefined) throw new Error('The work that was measured gave nothing.');
  const count = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 0 });
  for (const { name, times } of measured) {
    const perSecond = (batch / median(times)) * 1000;
    console.log(name.padEnd(16) + count.format(perSecond).padStart(12));
  }
}

/** Measures what the calculators and the package of the maths calculate in a second. */
export function benchMaths(): void {
  const schedule = scheduleFor('2025-08-01');
  const before = scheduleFor('2024-07-30');
  const rules = payRulesFor('2026-10-01');
  const asked = { every: 'week', code: 'ME SL', kiwiSaver: 0.035 } as const;
  const gst = { mode: 'remove', supply: 'standard' } as const;
  console.log('Calculations a second, all in turns:\n');
  measure({
    'tax calculator': (piece) => incomeTaxOf(defaultSchedule, { grossIncome: dollarsFor(piece) }),
    'GST calculator': (piece) => calculateGst({ ...gst, amount: dollarsFor(piece) }),
    tax: (piece) => taxOn(schedule, centsFor(piece)),
    rates: (piece) => ratesAt(schedule, centsFor(piece)),
    pay: (piece) => pay(rules, { ...asked, gross: centsFor(piece) }),
    'gross for net': (piece) => grossForNet(schedule, centsFor(piece)),
    'schedule for': (piece) => scheduleFor(dayFor(piece)),
    comparison: (piece) => compareSchedules(before, schedule, 0, centsFor(piece)),
  });
}
