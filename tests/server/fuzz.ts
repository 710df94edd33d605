import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf, runCommand, WrongUse } from '#src/server/command.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { fuzz } from './fuzz/run.ts';

const usage = 'Use it as npm run fuzz -- [--requests 100000] [--seed TEXT].';

function parse() {
  try {
    return parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } })
      .values;
  } catch (error) {
    throw new WrongUse(`${messageOf(error)} ${usage}`);
  }
}

await runCommand(async () => {
  const { requests = '100000', seed = 'waymark' } = parse();
  if (!/^\d{1,8}$/.test(requests)) throw new WrongUse(usage);
  const folder = await mkdtemp(join(tmpdir(), 'waymark-fuzz-'));
  try {
    const begun = performance.now();
    const { statuses, stored, faults } = await fuzz(
      await buildSiteIn(folder),
      Number(requests),
      seed,
    );
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    console.log(`${requests} requests in ${seconds} s, seed ${seed}: ${counts.join(', ')}.`);
    console.log(
      `${stored} leads stored. (0 stands for no answer: the request never became whole.)`,
    );
    if (faults.length > 0)
      throw new Error(`${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
    console.log('No 5xx, no crash, no file outside the site, nothing stored that was not valid.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
