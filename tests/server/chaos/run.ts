import { Argument } from 'commander';
import { commandLine, runScript } from '#command-line/program.ts';
import { parseCount } from '#tests/parse-count.ts';

interface Options {
  readonly kills?: number;
  readonly seed: string;
}

/** Loads a trial only to run it. */
const trials = new Map<string, (options: Options) => Promise<void>>([
  ['leads', async ({ kills = 100, seed }) => (await import('./leads.ts')).chaosLeads(kills, seed)],
  [
    'failover',
    async ({ kills = 20, seed }) => (await import('./failover.ts')).chaosFailover(kills, seed),
  ],
]);

await runScript(
  commandLine('chaos', 'Kills servers and breaks databases under load, and counts lost leads.')
    .addArgument(new Argument('<trial>').choices([...trials.keys()]))
    .option(
      '--kills <count>',
      'how many servers are killed (default: 100; failover: 20)',
      parseCount,
    )
    .option('--seed <text>', 'another run', 'waymark')
    .action((name: string, options: Options) => trials.get(name)?.(options)),
);
