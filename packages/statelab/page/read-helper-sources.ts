import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labConfig } from '#statelab/config.ts';

/** The files of the project's helpers for the world around a page. */
export function helperFiles(): readonly string[] {
  const { worldFolder } = labConfig();
  const names = worldFolder === '' ? [] : readdirSync(worldFolder).toSorted();
  return names.map((name) => join(worldFolder, name));
}

export const readHelperSources = (): readonly string[] =>
  helperFiles().map((file) => readFileSync(file, 'utf8'));
