import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What git says, in English whatever the reader's language is. */
const env = { ...process.env, LC_ALL: 'C' };

/** What went wrong, as git's first line of it says. */
function complaintOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  const [line = ''] = said.trim().split('\n');
  return line.replace(/^(?:fatal|error): /, '');
}

/** Runs git in a folder and gives what it prints. Throws git's own complaint as a sentence. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run('git', args, { cwd: folder, env });
    return stdout.trim();
  } catch (error) {
    throw new Error(`git ${args[0] ?? ''}: ${complaintOf(error)}.`, { cause: error });
  }
}

/** What git bisect says, which ends with another code where all that is left was skipped. */
export async function gitBisect(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    return await git(folder, 'bisect', ...args);
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    if (cause instanceof Error && 'code' in cause && cause.code === 2 && 'stdout' in cause) {
      return String(cause.stdout);
    }
    throw error;
  }
}
