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

export interface Built {
  /** The file that is there once it is built. */
  readonly file: string;
  /** The files and folders that it is built from. */
  readonly sources: readonly string[];
}

/** True for a file that is missing or older than its sources. */
const isOld = ({ file, sources }: Built): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) <= Math.max(...sources.map(newestAt));

/** Builds a file that is missing or older than its sources. */
export async function buildIfChanged(built: Built, build: () => Promise<unknown>): Promise<void> {
  if (!isOld(built)) return;
  const start = new Date();
  await build();
  // A source that was saved meanwhile is newer than what was built.
  utimesSync(built.file, start, start);
}

/** Runs a command of the project; what it prints goes to stderr. Throws if it fails. */
export function runBuild(command: string): void {
  execSync(command, { stdio: ['ignore', process.stderr, process.stderr] });
}
