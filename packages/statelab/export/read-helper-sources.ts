import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labConfig } from '#statelab/config.ts';

/** The texts of the project's helpers for the world around a page. */
export function readHelperSources(): readonly string[] {
  const { worldFolder } = labConfig();
  if (worldFolder === '') return [];
  const names = readdirSync(worldFolder).toSorted();
  return names.map((name) => readFileSync(join(worldFolder, name), 'utf8'));
}
