import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { LabMachine } from '#statelab/config.ts';
import { readText } from '#statelab/tape/read-text.ts';
import type { ReadCounts } from './count-visit.ts';
import { readCounts } from './read-counts.ts';
import { readTestCounts, type TestCounts } from './test-counts.ts';
import { onVisit, visitsOf } from './visits.ts';

async function readFile(entry: LabMachine, file: File): Promise<ReadCounts> {
  const read = await readText(file);
  return 'refusal' in read ? read : readCounts(entry, read.text, file.name);
}

/** Reads what the test runs counted of a machine. */
export const loadTestCounts = fromPromise<TestCounts, { entry: LabMachine }>(({ input }) =>
  readTestCounts(input.entry),
);

/** Counts files, each as far as it can be counted. */
export const readFiles = fromPromise<
  readonly ReadCounts[],
  { entry: LabMachine; files: readonly File[] }
>(async ({ input: { entry, files }, signal }) => {
  const read: ReadCounts[] = [];
  // One after the other, so that the page can be used meanwhile.
  for (const file of files) {
    if (signal.aborted) break;
    read.push(await readFile(entry, file));
  }
  return read;
});

/** Tells of the visits of a machine, at once and whenever one more has ended. */
export const keptVisits = fromCallback<EventObject, { machine: string }>(
  ({ sendBack, input: { machine } }) => {
    const tell = () => sendBack({ type: 'VISITS.CHANGE', visits: visitsOf(machine) });
    tell();
    return onVisit(tell);
  },
);
