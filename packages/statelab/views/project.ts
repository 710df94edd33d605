import * as project from 'virtual:lab-config';
import { defineLab, labConfig } from '#statelab/config.ts';
import { foundMachines, openModule } from '#statelab/machine/found-machines.ts';

/** False for a built lab, whose files never change. */
export const followsFiles = project.files !== undefined;

async function open(): Promise<void> {
  if (project.files === undefined) return;
  const modules = await Promise.all(project.files.map(({ file, load }) => openModule(file, load)));
  // A lab.config.ts calls `defineLab` itself.
  if (labConfig().machines.length === 0) defineLab(foundMachines(modules));
}

/** Resolves once the project's machines are registered. */
export const projectOpened = open();
