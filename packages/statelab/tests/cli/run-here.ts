import { vi } from 'vitest';
import { runCommand } from '#statelab/cli/command.ts';
import { runStatelab } from '#statelab/cli/program.ts';

/**
 * Runs a command of the lab in the test's own process, and gives what it printed and its exit code.
 * A process of its own would load the lab and every machine anew for each sentence.
 */
export async function runHere(...args: readonly string[]) {
  const output = { stdout: '', stderr: '' };
  const streams = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
      output[name] += String(chunk);
      return true;
    }),
  );
  try {
    await runCommand(() => runStatelab(args));
    return { code: Number(process.exitCode ?? 0), ...output };
  } finally {
    for (const stream of streams) stream.mockRestore();
    process.exitCode = undefined;
  }
}
