import { mkdtemp, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './git.ts';

/**
 * Does something in a worktree of its own, in the system's folder for temporary files, with the
 * project's packages. The project's own tree is not touched, and the other is gone afterwards.
 */
export async function inScratchTree<Result>(
  root: string,
  commit: string,
  work: (tree: string) => Promise<Result>,
): Promise<Result> {
  const tree = await mkdtemp(join(tmpdir(), 'statelab-'));
  const packages = join(tree, 'node_modules');
  try {
    await git(root, 'worktree', 'add', '--detach', tree, commit);
    // Windows lets anybody make a junction, but not a link.
    await symlink(join(root, 'node_modules'), packages, 'junction');
    return await work(tree);
  } finally {
    // The link goes first: nothing may remove the packages that it leads to.
    await unlink(packages).catch(() => undefined);
    await rm(tree, { recursive: true, force: true });
    await git(root, 'worktree', 'prune');
  }
}
