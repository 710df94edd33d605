import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The first program with one of these names on the PATH, or else at one of these paths; undefined
 * if there is none.
 */
export function findProgram(
  names: readonly string[],
  paths: readonly string[],
): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...paths].find(isExecutable);
}

/** Installs Debian packages, if possible. */
export function installFromDebian(...names: readonly string[]): void {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 180_000 });
    execFileSync('apt-get', ['install', '-y', '-qq', ...names], {
      stdio: 'ignore',
      timeout: 180_000,
    });
  } catch {
    // No Debian, or no permission: the caller finds nothing and says so.
  }
}
