import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine, runScript } from '#command-line/program.ts';
import { parseCount } from './parse-count.ts';

function failFor(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new Error(`${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
}

async function fuzzServer(requests: number, seed: string): Promise<void> {
  const { buildSiteIn } = await import('./server/fixtures/built-site.ts');
  const { fuzz } = await import('./server/fuzz/run.ts');
  const folder = await mkdtemp(join(tmpdir(), 'waymark-fuzz-'));
  try {
    const { statuses, stored, faults } = await fuzz(await buildSiteIn(folder), requests, seed);
    const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    console.log(`${requests} requests, seed ${seed}: ${counts.join(', ')}.`);
    console.log(
      `${stored} leads stored. (0 stands for no answer: the request never became whole.)`,
    );
    failFor(faults);
    console.log('No 5xx, no crash, no file outside the site, nothing stored that was not valid.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fuzzLab(tapes: number, seed: string): Promise<void> {
  const { fuzzTapes } = await import('#tests/lab/fuzz/tapes.ts');
  const { refused, differed, agreed, faults } = fuzzTapes(tapes, seed);
  console.log(
    `${tapes} tapes, seed ${seed}: ${refused} refused in a sentence, ${differed} replayed to a difference, ${agreed} to the end.`,
  );
  failFor(faults);
  console.log('No error that nobody handled, and no address outside the site.');
}

const description =
  'Sends generated requests to the server, or reads and replays damaged tapes. Exits with 1 if it finds a fault.';

const program = commandLine('fuzz', description)
  .option('--requests <count>', 'how many requests', parseCount, 100_000)
  .option('--seed <text>', 'another run', 'waymark')
  .action(({ requests, seed }: { requests: number; seed: string }) => fuzzServer(requests, seed));
program
  .command('tapes')
  .description('reads and replays damaged tapes')
  .option('--tapes <count>', 'how many tapes', parseCount, 20_000)
  .option('--seed <text>', 'another run', 'waymark')
  .action(({ tapes, seed }: { tapes: number; seed: string }) => fuzzLab(tapes, seed));

await runScript(program);
