import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The first line of git's complaint. */
function complaintOf(error: unknown): string {
  const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  const [line = ''] = reason.trim().split('\n');
  return line.replace(/^(?:fatal|error): /, '');
}

/** Runs git in a folder and returns what it prints. Throws git's complaint as a sentence. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd: folder })).stdout.trim();
  } catch (error) {
    throw new Error(`git ${args[0] ?? ''}: ${complaintOf(error)}.`, { cause: error });
  }
}

/**
 * Works in a worktree of a commit, in the system's folder for temporary files, with the project's
 * packages. Leaves the project's own tree alone, and removes the other afterwards.
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
