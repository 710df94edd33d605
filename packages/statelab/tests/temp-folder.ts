import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder that is gone when the test is over. */
export function tempFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'statelab-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
