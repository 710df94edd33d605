import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { print, UsageError } from '#statelab/cli/command.ts';
import { findFirstRed } from './bisect/find-first-red.ts';
import { git } from './bisect/git.ts';
import type { Verdict } from './bisect/replay-at.ts';
import { inScratchTree } from './bisect/scratch-tree.ts';
import { parseBisectCommand } from './bisect-command.ts';

export { help } from './bisect-command.ts';

async function commitNamed(root: string, name: string): Promise<string> {
  return git(root, 'rev-parse', '--verify', '--end-of-options', `${name}^{commit}`).catch(() => {
    throw new UsageError(`There is no commit “${name}”.`);
  });
}

const inOneLine = (root: string, commit: string): Promise<string> =>
  git(root, 'show', '--no-patch', '--format=%h of %cs: %s', commit);

const inFull = (root: string, commit: string): Promise<string> =>
  git(root, 'show', '--no-patch', '--format=%H%n%cI, %an%n%n%B', commit);

const verdictWords = (verdict: Verdict): string =>
  verdict.kind === 'skipped' ? `skipped, ${verdict.why}` : verdict.kind;

/**
 * Finds the commit on which the tape of its arguments turned red, in the history of the repository
 * that a folder is in. The signal stops it.
 */
export async function run(
  args: readonly string[],
  signal: AbortSignal,
  folder = '.',
): Promise<void> {
  const command = parseBisectCommand(args);
  const tape = resolve(folder, command.file);
  await access(tape).catch(() => {
    throw new UsageError(`There is no tape “${command.file}”.`);
  });
  const root = await git(folder, 'rev-parse', '--show-toplevel');
  const bad = await commitNamed(root, command.bad);
  const good = command.good === undefined ? undefined : await commitNamed(root, command.good);
  const { commits, difference } = await inScratchTree(root, bad, (tree) =>
    findFirstRed({
      tree,
      tape,
      good,
      bad,
      signal,
      tell: async (commit, verdict) =>
        print(`${await inOneLine(root, commit)}: ${verdictWords(verdict)}\n`),
    }),
  );
  const found = await Promise.all(commits.map((commit) => inFull(root, commit)));
  const sentence =
    commits.length === 1
      ? 'The tape turned red with this commit.'
      : 'The tape turned red with one of these commits; the others could not be tried.';
  print(`\n${sentence}\n\n${found.join('\n\n')}\n\n${difference}\n`);
}
