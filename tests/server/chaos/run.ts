import { parseArgs } from 'node:util';
import { messageOf, runCommand, WrongUse } from '#src/server/command.ts';
import { chaosLeads } from './leads.ts';

const usage = 'Use it as npm run chaos -- leads [--kills 100] [--seed TEXT].';

function parse() {
  try {
    const options = { kills: { type: 'string' }, seed: { type: 'string' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(`${messageOf(error)} ${usage}`);
  }
}

await runCommand(async () => {
  const { values, positionals } = parse();
  const { kills = '100', seed = 'waymark' } = values;
  if (positionals.join(' ') !== 'leads' || !/^\d{1,5}$/.test(kills)) throw new WrongUse(usage);
  await chaosLeads(Number(kills), seed);
});
