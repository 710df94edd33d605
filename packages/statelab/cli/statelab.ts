#!/usr/bin/env node
import { print, runCommand } from './command.ts';
import { runLab } from './open.ts';

interface Command {
  readonly help: string;
  readonly run: (args: readonly string[]) => Promise<void>;
}

/** The lab's other commands; each is loaded only when it is asked for. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  paths: () => import('./paths.ts'),
  chart: () => import('./chart.ts'),
  replay: () => import('./replay.ts'),
  gate: () => import('./gate.ts'),
  coverage: () => import('./coverage.ts'),
  bisect: () => import('./bisect.ts'),
};

await runCommand(async () => {
  const given = process.argv.slice(2);
  const [name = '', ...args] = given;
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (given.includes('--isolate')) {
    const { runIsolated } = await import('./isolate.ts');
    return runIsolated(given.filter((argument) => argument !== '--isolate'));
  }
  if (load === undefined) return runLab(given);
  const { help, run } = await load();
  // A project whose lab.config.ts is not there, or broken, is helped, too.
  return args.includes('--help') ? print(help) : run(args);
});
