import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { git } from './git.ts';

/** The result of a commit's own replay command, or why that could not be run. */
export type Verdict =
  | { readonly kind: 'green' }
  | { readonly kind: 'red'; readonly difference: string }
  | { readonly kind: 'skipped'; readonly why: string };

/** The time limit of a replay. */
const timeoutMs = 120_000;
/** The limit of its output, in bytes. */
const mostPrinted = 100_000_000;

const skipped = (why: string): Verdict => ({ kind: 'skipped', why });

/** The commit's own replay command: its script and arguments. */
async function commandIn(tree: string): Promise<readonly string[] | undefined> {
  const text = await readFile(join(tree, 'package.json'), 'utf8').catch(() => '{}');
  return /"replay": "tsx (?<words>[^"]+)"/.exec(text)?.groups?.['words']?.split(' ');
}

/** The lines after the list of steps. */
function differenceIn(printed: string): string {
  const lines = printed.trimEnd().split('\n');
  const from = lines.findLastIndex((line) => /^\s*\d+ {2}/.test(line)) + 1;
  return lines.slice(from).join('\n');
}

/** The most telling line of an error. */
const reasonIn = (printed: string): string => {
  const lines = printed.split('\n').filter((line) => line.trim() !== '');
  const [line = 'it failed'] = [/ERROR:/, /Error\b/, /./].flatMap(
    (kind) => lines.find((said) => kind.test(said)) ?? [],
  );
  return line.trim();
};

/** Replays a tape in a tree, as the tree's own command does. */
async function replayIn(tree: string, tape: string, signal: AbortSignal): Promise<Verdict> {
  const own = await commandIn(tree);
  if (own === undefined) return skipped('it has no replay command');
  const command = ['--import', 'tsx', ...own, tape];
  const limits = { timeout: timeoutMs, maxBuffer: mostPrinted, signal };
  try {
    await promisify(execFile)(process.execPath, command, { cwd: tree, ...limits });
    return { kind: 'green' };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof Error && 'stdout' in error && 'stderr' in error)) throw error;
    if ('killed' in error && error.killed === true) return skipped('it did not end');
    const printed = String(error.stdout);
    // A verdict is printed on stdout. A command that throws or rejects the tape prints nothing there.
    return 'code' in error && error.code === 1 && printed !== ''
      ? { kind: 'red', difference: differenceIn(printed) }
      : skipped(reasonIn(String(error.stderr)));
  }
}

/** Checks a commit out in a tree and replays a tape there. */
export async function replayAt(
  tree: string,
  commit: string,
  tape: string,
  signal: AbortSignal,
): Promise<Verdict> {
  signal.throwIfAborted();
  await git(tree, 'checkout', '--quiet', '--force', '--detach', commit);
  return replayIn(tree, tape, signal);
}
