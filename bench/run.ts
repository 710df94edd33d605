import { Argument } from 'commander';
import { commandLine, runScript } from '#command-line/program.ts';

/** Loads a benchmark only to run it. */
const benches = new Map<string, () => Promise<unknown>>([
  ['maths', async () => (await import('./maths.ts')).benchMaths()],
  ['build', async () => (await import('./build.ts')).benchBuild()],
  ['lighthouse', async () => (await import('./lighthouse.ts')).benchLighthouse()],
  ['leads', async () => (await import('./leads.ts')).benchLeads()],
  ['server', async () => (await import('./server.ts')).benchServer()],
  ['lab', async () => (await import('./lab-tape.ts')).benchLabTape()],
  ['press', async () => (await import('./press.ts')).benchPress()],
  ['site', async () => (await import('./site.ts')).benchSite()],
]);

await runScript(
  commandLine('bench', 'Measures. docs/commands.md says what each benchmark measures.')
    .addArgument(new Argument('<benchmark>').choices([...benches.keys()]))
    .action(async (name: string) => {
      await benches.get(name)?.();
    }),
);
