import { compareSchedules } from '#brackets/maths/compare.ts';
import { payRulesFor } from '#brackets/maths/pay-rules.ts';
import { pay } from '#brackets/maths/pay.ts';
import { scheduleFor } from '#brackets/maths/schedules.ts';
import { grossForNet, ratesAt, taxOn } from '#brackets/maths/tax.ts';
import { bigJs } from './engines/big-js.ts';
import { decimalJs } from './engines/decimal-js.ts';
import type { Engine } from './engines/engine.ts';
import { floats } from './engines/floats.ts';
import { waymark } from './engines/waymark.ts';
import { measure, type Work } from './measure.ts';

const engines = [waymark, decimalJs, bigJs, floats];

/** Amounts from 0.00 to 250,000.00 in an order that jumps from band to band, as visitors do. */
const dollarsFor = (piece: number): number => ((piece * 7_919_333) % 25_000_001) / 100;

/** Days from 2011 to 2025, in an order that jumps from year to year. */
const dayFor = (piece: number): string => `${2011 + ((piece * 7) % 15)}-08-01`;

const samples = 100_000;

/** The number of sampled amounts for which an engine’s result differs from the product’s. */
function differences(
  calculate: (engine: Engine, dollars: number) => unknown,
  engine: Engine,
): number {
  let count = 0;
  for (let piece = 0; piece < samples; piece += 1) {
    const dollars = dollarsFor(piece);
    const same =
      JSON.stringify(calculate(engine, dollars)) === JSON.stringify(calculate(waymark, dollars));
    if (!same) count += 1;
  }
  return count;
}

const count = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 0 });

function compare(title: string, calculate: (engine: Engine, dollars: number) => unknown): void {
  const works: readonly Work[] = engines.map((engine) => ({
    name: engine.name,
    run: (piece) => calculate(engine, dollarsFor(piece)),
  }));
  const measured = measure(works);
  const [own] = measured;
  console.log(`\n${title}`);
  console.log(
    ['', 'a second', 'of ours', 'differ']
      .map((cell, i) => (i === 0 ? cell.padEnd(14) : cell.padStart(12)))
      .join(''),
  );
  for (const [index, { name, perSecond }] of measured.entries()) {
    const engine = engines[index] ?? waymark;
    const ratio = (perSecond / (own?.perSecond ?? NaN)).toFixed(3);
    const cells = [count.format(perSecond), ratio, count.format(differences(calculate, engine))];
    console.log(name.padEnd(14) + cells.map((cell) => cell.padStart(12)).join(''));
  }
}

/** Other functions of the maths, on amounts in cents. */
function askAll(): void {
  const schedule = scheduleFor('2025-08-01');
  const before = scheduleFor('2024-07-30');
  const cents = (piece: number): number => Math.round(dollarsFor(piece) * 100);
  const rules = payRulesFor('2026-10-01');
  const asked = { every: 'week', code: 'ME SL', kiwiSaver: 0.035 } as const;
  const measured = measure([
    { name: 'tax', run: (piece) => taxOn(schedule, cents(piece)) },
    { name: 'rates', run: (piece) => ratesAt(schedule, cents(piece)) },
    { name: 'pay', run: (piece) => pay(rules, { ...asked, gross: cents(piece) }) },
    { name: 'gross for net', run: (piece) => grossForNet(schedule, cents(piece)) },
    { name: 'schedule for', run: (piece) => scheduleFor(dayFor(piece)) },
    {
      name: 'comparison',
      run: (piece) => compareSchedules(before, schedule, 0, cents(piece)),
    },
  ]);
  console.log(`\nAnswers of the maths\n${''.padEnd(14)}${'a second'.padStart(12)}`);
  for (const { name, perSecond } of measured)
    console.log(name.padEnd(14) + count.format(perSecond).padStart(12));
}

/** Compares the calculators' maths with the same work done by libraries and by plain floats. */
export function benchMaths(): void {
  console.log('Calculations a second, every field of the result, all in turns in this run.');
  console.log(`'differ' counts results that are not ours among ${count.format(samples)} amounts.`);
  compare('Income tax, specified schedule', (engine, dollars) => engine.incomeTax(dollars));
  compare('GST added', (engine, dollars) => engine.gst(dollars, 'add'));
  compare('GST removed', (engine, dollars) => engine.gst(dollars, 'remove'));
  askAll();
}
