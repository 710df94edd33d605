import { fileURLToPath } from 'node:url';
import { labPort, listen } from '#statelab/build/listen.ts';
import { openProject } from '#statelab/build/open-project.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { print } from './command.ts';
import { configFile, requireConfig, requireModule } from '#statelab/build/load-config.ts';

const compiled = fileURLToPath(new URL('../dist/interface', import.meta.url));

/** Opens files, or what lab.config.ts lists, and again whenever one is saved, until the command is stopped. */
export async function openLab(given: readonly string[]): Promise<void> {
  const files = given.length === 0 ? [configFile] : given;
  if (given.length === 0) requireConfig(configFile);
  for (const file of files) requireModule(file);
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
