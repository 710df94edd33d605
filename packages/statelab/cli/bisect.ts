import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { commandLine, print, startedAs, UsageError } from './command.ts';
import { git, inScratchTree } from './git.ts';
import { replayAt, type Verdict } from './replay-at.ts';

export const help = `Finds the commit on which a tape turned red. Each commit that is tried is checked out in
a worktree of its own, in the folder for temporary files, and replays the tape with its
own replay command. Commits that cannot do that are skipped. The project's own tree is
not touched: what is not committed has no part in it. Of a merge the first parent is followed.

Usage:
  ${startedAs('bisect')} TAPE [--good COMMIT] [--bad COMMIT]

Options:
  --good COMMIT  one on which the tape is green (default: searched for backwards)
  --bad COMMIT   one on which it is red (default: HEAD)
  --help         this text

TAPE is a file that was saved from the lab.
`;

const { parse, one } = commandLine('bisect', {
  good: { type: 'string' },
  bad: { type: 'string', default: 'HEAD' },
});

interface FirstRed {
  /** One commit, or several if all but the last could not be tried; newest first. */
  readonly commits: readonly string[];
  /** The difference, in the words of the commit's own replay command. */
  readonly difference: string;
}

type VerdictAt = (index: number) => Promise<Verdict>;

/** Goes back twice as many commits each time, until the tape is green. */
async function searchGreen(oldest: number, verdictAt: VerdictAt) {
  let red = 0;
  for (let back = 1; back < oldest * 2; back *= 2) {
    const at = Math.min(back, oldest);
    const { kind } = await verdictAt(at);
    if (kind === 'green') return { red, green: at };
    if (kind === 'red') red = at;
  }
  throw new Error(
    'No commit before it was found on which the tape is green. Name one: --good COMMIT.',
  );
}

/** Finds where the tape turned red among commits, the newest first. If `isGood`, the last is green. */
async function findFirstRed(
  history: readonly string[],
  isGood: boolean,
  tried: (commit: string) => Promise<Verdict>,
): Promise<FirstRed> {
  const oldest = history.length - 1;
  let difference = '';
  const verdictAt: VerdictAt = async (index) => {
    const verdict = await tried(history[index] ?? '');
    if (verdict.kind === 'red') ({ difference } = verdict);
    return verdict;
  };
  const last = await verdictAt(0);
  if (last.kind === 'green') throw new Error('The tape is green there: there is nothing to find.');
  if (last.kind === 'skipped') throw new Error(`The tape can’t be replayed there: ${last.why}.`);
  if (isGood && (await verdictAt(oldest)).kind !== 'green') {
    throw new Error('The tape is not green on the good commit. Name one on which it is.');
  }
  let { red, green } = isGood ? { red: 0, green: oldest } : await searchGreen(oldest, verdictAt);
  const skipped = new Set<number>();
  const untried = (): readonly number[] =>
    [...history.keys()].filter((at) => at > red && at < green && !skipped.has(at));
  for (let left = untried(); left.length > 0; left = untried()) {
    const middle = left[Math.floor(left.length / 2)] ?? red;
    const { kind } = await verdictAt(middle);
    if (kind === 'green') green = middle;
    else if (kind === 'red') red = middle;
    else skipped.add(middle);
  }
  return { commits: history.slice(red, green), difference };
}

const verdictWords = (verdict: Verdict): string =>
  verdict.kind === 'skipped' ? `skipped, ${verdict.why}` : verdict.kind;

/** Aborts on SIGINT or SIGTERM, so that the worktree is removed. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => controller.abort(new Error('Stopped.')));
  }
  return controller.signal;
}

/** Finds the commit on which a tape turned red, in the repository of a folder. */
export async function run(
  args: readonly string[],
  signal = stopSignal(),
  folder = '.',
): Promise<void> {
  const { values, positionals } = parse(args);
  const file = one(positionals, 'tape');
  const tape = resolve(folder, file);
  await access(tape).catch(() => {
    throw new UsageError(`There is no tape “${file}”.`);
  });
  const root = await git(folder, 'rev-parse', '--show-toplevel');
  const commitOf = (name: string): Promise<string> =>
    git(root, 'rev-parse', '--verify', '--end-of-options', `${name}^{commit}`).catch(() => {
      throw new UsageError(`There is no commit “${name}”.`);
    });
  const showAs = (format: string, commit: string): Promise<string> =>
    git(root, 'show', '--no-patch', `--format=${format}`, commit);
  const bad = await commitOf(values.bad);
  const good = values.good === undefined ? [] : [await commitOf(values.good)];
  const listed = await git(root, 'rev-list', '--first-parent', bad, ...good.map((c) => `^${c}`));
  // Empty if both commits are the same.
  const history = [...listed.split('\n').filter(Boolean), ...good];
  const { commits, difference } = await inScratchTree(root, bad, (tree) =>
    findFirstRed(history, good.length > 0, async (commit) => {
      const verdict = await replayAt(tree, commit, tape, signal);
      print(`${await showAs('%h of %cs: %s', commit)}: ${verdictWords(verdict)}\n`);
      return verdict;
    }),
  );
  const found = await Promise.all(commits.map((commit) => showAs('%H%n%cI, %an%n%n%B', commit)));
  const sentence =
    commits.length === 1
      ? 'The tape turned red with this commit.'
      : 'The tape turned red with one of these commits; the others could not be tried.';
  print(`\n${sentence}\n\n${found.join('\n\n')}\n\n${difference}\n`);
}
