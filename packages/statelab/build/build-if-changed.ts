import { execSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** The time of the newest file or folder at a place, in milliseconds; 0 if nothing is there. */
function newestAt(place: string): number {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  const below = found.isDirectory() ? readdirSync(place).map((name) => join(place, name)) : [];
  return Math.max(found.mtimeMs, ...below.map(newestAt));
}

interface Built {
  /** The file that is there once it is built. */
  readonly file: string;
  /** The files and folders that it is built from. */
  readonly sources: readonly string[];
}

/** Builds what is older than its sources, or not there. Returns whether it did. */
export async function buildIfChanged(
  { file, sources }: Built,
  build: () => Promise<unknown>,
): Promise<boolean> {
  const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (builtAt > Math.max(...sources.map(newestAt))) return false;
  const start = new Date();
  await build();
  // A source that was saved meanwhile is newer than what was built.
  utimesSync(file, start, start);
  return true;
}

/** Runs a command of the project; what it prints goes to stderr. Throws if it fails. */
export function runBuild(command: string): void {
  execSync(command, { stdio: ['ignore', process.stderr, process.stderr] });
}
