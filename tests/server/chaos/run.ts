import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#command-line/run-command.ts';
import { messageOf } from '#src/server/errors.ts';
import { chaosFailover } from './failover.ts';
import { chaosLeads } from './leads.ts';
import { chaosNotify } from './notify.ts';

const usage =
  'Use it as npm run chaos -- leads|notify [--kills 100] [--seed TEXT], or failover [--kills 20].';

const trials: ReadonlyMap<string, (kills: number, seed: string) => Promise<void>> = new Map([
  ['leads', chaosLeads],
  ['notify', chaosNotify],
  ['failover', chaosFailover],
]);

function parse() {
  try {
    const options = { kills: { type: 'string' }, seed: { type: 'string' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${messageOf(error)} ${usage}`);
  }
}

await runCommand(async () => {
  const { values, positionals } = parse();
  const name = positionals.join(' ');
  const { kills = name === 'failover' ? '20' : '100', seed = 'waymark' } = values;
  const trial = trials.get(name);
  if (trial === undefined || !/^\d{1,5}$/.test(kills)) throw new UsageError(usage);
  await trial(Number(kills), seed);
});
