import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { labPort, listen } from '#statelab/build/listen.ts';
import { openProject } from '#statelab/build/open-project.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { commandLine, print, UsageError } from './command.ts';
import { initScenario } from './init-scenario.ts';
import { configFile } from './load-config.ts';

const help = `Opens XState machines in the lab: their charts, a simulator, paths, checks, exports.

Usage:
  statelab [FILE...]
  statelab --init FILE
  statelab COMMAND ...

FILE is a module, in TypeScript or JavaScript, that exports XState machines. Without a file the
lab opens what lab.config.ts of this folder lists. A machine is opened as it is; its actors never
run. A scenario that a module exports beside it says what they answer. Opening a file runs its top
level in the page, not in Node; --init and the commands run it in Node. Save the file, and the
page shows the change.

Commands:
  paths     prints paths through a machine, or checks it
  chart     prints a machine as SVG, Mermaid, PlantUML, SCXML or JSON
  gate      checks machines, scenarios and tapes; exits 1 if anything is wrong
  replay    replays a tape on its machine, and on its page
  coverage  counts what tapes use of each machine
  bisect    finds the commit at which a tape turns red

Options:
  --init    writes a first scenario beside the file, to be filled in
  --isolate runs a command on FILE in a process that writes no files, starts no programs and
            has no environment variables; the page that opens a file is apart already
  --help    this text; after a command, its own

The port is 4180, or the number in LAB_PORT.
`;

const { parse, wrong } = commandLine('', { init: { type: 'boolean' } });

const compiled = fileURLToPath(new URL('../dist/interface', import.meta.url));

/** Opens files in a lab of their own, and again whenever one is saved, until the command is stopped. */
async function openFiles(files: readonly string[]): Promise<void> {
  const port = labPort(process.env['LAB_PORT']);
  const project = await openProject(files);
  try {
    const { origin, closed } = await listen(createLabServer(compiled, project), port);
    print(`The machine lab is on ${origin}/lab/\n`);
    await closed;
  } finally {
    await project.close();
  }
}

/** The command without a name: opens files, or begins their scenarios. */
export async function runLab(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return print(help);
  const { values, positionals } = parse(args);
  if (values.init && positionals.length === 0) {
    throw wrong('Name the file that exports the machine.');
  }
  const files = positionals.length === 0 ? [configFile] : positionals;
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new UsageError(`There is no file “${missing}”.`);
  if (!values.init) return openFiles(files);
  for (const file of files) await initScenario(file);
}
