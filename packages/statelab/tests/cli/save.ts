import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Saves a text as a tester would, in a folder that is gone when the test is over. */
export function save(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'statelab-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tape.json');
  writeFileSync(file, text);
  return file;
}
