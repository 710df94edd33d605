#!/usr/bin/env node
import { runCommand } from './command.ts';
import { runLab } from './run-lab.ts';
import { stopSignal } from './stop-signal.ts';

/** The lab's other commands; each is loaded only when it is asked for. */
const commands: Readonly<
  Record<string, () => Promise<(args: readonly string[]) => Promise<void>>>
> = {
  paths: async () => (await import('./paths.ts')).paths,
  chart: async () => (await import('./chart.ts')).chart,
  replay: async () => (await import('./replay.ts')).replay,
  gate: async () => (await import('./gate.ts')).gate,
  coverage: async () => (await import('./coverage.ts')).coverage,
  bisect: async () => {
    const { bisect } = await import('./bisect.ts');
    return (args) => bisect(args, stopSignal());
  },
};

await runCommand(async () => {
  const given = process.argv.slice(2);
  const [name = '', ...args] = given;
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) return runLab(given);
  const command = await load();
  return command(args);
});
