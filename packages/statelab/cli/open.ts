import { fileURLToPath } from 'node:url';
import { labPort, listen } from '#statelab/build/listen.ts';
import { openProject } from '#statelab/build/open-project.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { UsageError } from '#statelab/usage-error.ts';
import { print } from './command.ts';
import { initScenario } from './init-scenario.ts';
import { configFile, requireConfig, requireModule } from '#statelab/build/load-config.ts';

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

/** Opens files, or what lab.config.ts lists; with `init`, begins their scenarios. */
export async function openLab(
  given: readonly string[],
  { init = false }: { readonly init?: boolean },
): Promise<void> {
  if (init && given.length === 0) throw new UsageError('Name the file that exports the machine.');
  const files = given.length === 0 ? [configFile] : given;
  if (given.length === 0) requireConfig(configFile);
  for (const file of files) requireModule(file);
  if (!init) return openFiles(files);
  for (const file of files) await initScenario(file);
}
