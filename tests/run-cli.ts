import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line, given by its file, in a process of its own. */
export async function runCli(file: string, ...args: readonly string[]): Promise<Finished> {
  const command = ['--import', 'tsx', file, ...args];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command);
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
