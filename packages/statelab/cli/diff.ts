import { printDiff } from '#statelab/cause/describe-diff.ts';
import { print, UsageError } from '#statelab/cli/command.ts';
import { loadTape } from './load-tape.ts';

/** Shows where two tapes of one machine part. */
export async function diffFiles(file: string, other: string): Promise<void> {
  const [one, two] = [await loadTape(file), await loadTape(other)];
  if (one.lab.id !== two.lab.id) {
    throw new UsageError(
      `“${file}” is a tape of ${one.lab.id} and “${other}” one of ${two.lab.id}. Compare two of the same machine.`,
    );
  }
  const { isAlike, text } = printDiff(one.tape, two.tape, [file, other]);
  print(text);
  if (!isAlike) process.exitCode = 1;
}
