import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '#statelab/tests/temp-folder.ts';

/** Saves a text as a tester would, in a folder of its own. */
export function save(text: string): string {
  const file = join(tempFolder(), 'tape.json');
  writeFileSync(file, text);
  return file;
}
