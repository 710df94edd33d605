import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { everySchedule } from '#brackets/core/schedules.ts';
import { foundSchema, type Found, type Range, type Subject } from './sweep-range.ts';

const sweepPart = fileURLToPath(new URL('./sweep-part.ts', import.meta.url));

/** Sweeps a range in its own process. */
async function sweepApart(range: Range): Promise<Found> {
  const child = fork(sweepPart);
  child.send(range);
  const [message]: unknown[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`The process that sweeps ${range.subject} ended without an answer.`);
    }),
  ]);
  child.disconnect();
  return v.parse(foundSchema, message);
}

/** Splits the amounts from 0 to the last one between a process for each core. */
function shares(subject: Subject, last: number): readonly Range[] {
  const parts = availableParallelism();
  const start = (index: number) => Math.ceil(((last + 1) * index) / parts);
  return Array.from({ length: parts }, (_, index) => ({
    subject,
    from: start(index),
    to: start(index + 1) - 1,
    step: 1,
  }));
}

const names: ReadonlyMap<Subject, string> = new Map([
  ['add', 'GST'],
  ['remove', 'GST'],
  ['M', 'weekly PAYE'],
  ['ME', 'weekly PAYE'],
]);

const count = new Intl.NumberFormat('en-NZ');

/** Sweeps one subject and prints the result. Returns the number of wrong amounts. */
async function report(subject: Subject, last: number): Promise<number> {
  const begun = performance.now();
  const found = await Promise.all(shares(subject, last).map(sweepApart));
  const checked = found.reduce((sum, part) => sum + part.checked, 0);
  const wrong = found.reduce((sum, part) => sum + part.wrong, 0);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const what = `${names.get(subject) ?? 'tax'}, ${subject}`;
  console.log(`${what}: ${count.format(checked)} amounts, ${wrong} wrong, ${seconds} s`);
  for (const example of found.flatMap(({ examples }) => examples)) console.error(`  ${example}`);
  return wrong;
}

/**
 * Compares with the oracle the tax on every income from 0.00 to 250,000.00 in every schedule, the
 * GST of every amount from 0.00 to 20,000.00 in both modes, and the PAYE of every weekly pay from
 * 0.00 to 5,000.00 for M and ME.
 */
export async function sweepAll(): Promise<void> {
  let wrong = 0;
  for (const { id } of everySchedule) wrong += await report(id, 25_000_000);
  for (const mode of ['add', 'remove'] as const) wrong += await report(mode, 2_000_000);
  for (const code of ['M', 'ME'] as const) wrong += await report(code, 500_000);
  console.log(wrong === 0 ? 'Not one wrong cent.' : `${wrong} amounts are wrong.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
