import { fromPromise } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { readText } from '#statelab/tape/read-text.ts';
import { countTape, type CountedTape } from './count-tapes.ts';

/** Counts tapes of a machine, each as far as it can be counted. */
export const countFiles = fromPromise<
  readonly CountedTape[],
  { entry: LabMachine; files: readonly File[] }
>(async ({ input: { entry, files }, signal }) => {
  const counted: CountedTape[] = [];
  // One after the other, so that the page can be used meanwhile.
  for (const file of files) {
    if (signal.aborted) break;
    const read = await readText(file);
    counted.push('refusal' in read ? read : countTape(read.text, file.name, [entry]));
  }
  return counted;
});
