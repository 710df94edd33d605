import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#command-line/run-command.ts';
import { messageOf } from '#src/server/errors.ts';
import { fuzzTapes } from '#tests/lab/fuzz/tapes.ts';
import { buildSiteIn } from './server/fixtures/built-site.ts';
import { fuzz } from './server/fuzz/run.ts';

const usage =
  'Use it as npm run fuzz -- [--requests 100000] [--seed TEXT] or npm run fuzz -- tapes [--tapes 20000] [--seed TEXT].';

function parse() {
  const options = {
    requests: { type: 'string', default: '100000' },
    tapes: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'waymark' },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${messageOf(error)} ${usage}`);
  }
}

function countOf(text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new UsageError(usage);
  return Number(text);
}

function failFor(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new Error(`${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
}

async function fuzzServer(requests: number, seed: string): Promise<void> {
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

function fuzzLab(tapes: number, seed: string): void {
  const { refused, differed, agreed, faults } = fuzzTapes(tapes, seed);
  console.log(
    `${tapes} tapes, seed ${seed}: ${refused} refused in a sentence, ${differed} replayed to a difference, ${agreed} to the end.`,
  );
  failFor(faults);
  console.log('No error that nobody handled, and no address outside the site.');
}

await runCommand(async () => {
  const { values, positionals } = parse();
  const [what = 'requests', ...more] = positionals;
  if (more.length > 0) throw new UsageError(usage);
  if (what === 'tapes') fuzzLab(countOf(values.tapes), values.seed);
  else if (what === 'requests') await fuzzServer(countOf(values.requests), values.seed);
  else throw new UsageError(usage);
});
