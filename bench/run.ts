import { commandLine, runScript } from '#command-line/program.ts';

/** Loads a benchmark only to run it. */
const benches = new Map<string, () => Promise<void>>([
  ['maths', async () => (await import('./maths.ts')).benchMaths()],
  ['build', async () => (await import('./build.ts')).benchBuild()],
  ['leads', async () => (await import('./leads.ts')).benchLeads()],
  ['server', async () => (await import('./server.ts')).benchServer()],
]);

const program = commandLine(
  'bench',
  'Measures. docs/commands.md says what each benchmark measures.',
);
for (const [name, run] of benches) program.command(name).action(run);
program
  .command('press')
  .option('--control <name>', 'only the controls with this in their name', '')
  .option('--at <seconds...>', 'when to press, after the first paint', '0.3 1 2 3 5 8'.split(' '))
  .option('--dist <folders...>', 'sites that are built already, to measure in turns')
  .action(async (options) => (await import('./press.ts')).benchPress(options));
await runScript(program);
