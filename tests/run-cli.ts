import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandFor } from './program.ts';

interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function finish(
  [program, ...command]: readonly [string, ...string[]],
  args: readonly string[],
): Promise<Finished> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, [...command, ...args]);
    return { code: 0, stdout, stderr };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error))
      throw error;
    return {
      code: Number(error.code),
      stdout: String(error.stdout),
      stderr: String(error.stderr),
    };
  }
}

/** Runs a command line, given its file, in its own process. */
export const runCli = async (file: string, ...args: readonly string[]): Promise<Finished> =>
  finish(await commandFor(file), args);

/**
 * The same from its source, as `npm run` does: for programs that read files next to their own, and
 * once for the others.
 */
export const runSource = (file: string, ...args: readonly string[]): Promise<Finished> =>
  finish([process.execPath, '--import', 'tsx', file], args);
