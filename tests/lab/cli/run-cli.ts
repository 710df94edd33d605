import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the lab as a tester does. */
export async function runCli(name: string, ...args: readonly string[]): Promise<Finished> {
  const command = ['--import', 'tsx', `src/lab/cli/${name}.ts`, ...args];
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
