import * as v from 'valibot';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { coverage as words } from '#statelab/messages/coverage.ts';
import type { LabMachine } from '#statelab/config.ts';
import type { Coverage } from '#statelab/tape/coverage.ts';
import { fingerprint } from '#statelab/machine/fingerprint.ts';
import { readText } from '#statelab/tape/read-text.ts';
import { saysTape } from '#statelab/tape/tape.ts';
import { countTape } from './count-tapes.ts';
import { coverageSchema } from './coverage-file.ts';
import { onVisit, visitsOf } from './visits.ts';

/** What a file counts of a machine, or a sentence on why it counts nothing. */
export type ReadCounts = { readonly counts: Coverage } | { readonly refusal: string };

/** What the test runs counted, with a remark. */
export interface TestCounts {
  readonly counts: Coverage | null;
  readonly note: string | null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a tape or a coverage file for a machine. `name` identifies it in messages. */
export function readCounts(entry: LabMachine, text: string, name: string): ReadCounts {
  const file = v.safeParse(coverageSchema, parse(text));
  if (file.success) {
    const counts = file.output.machines[entry.id];
    return counts === undefined ? { refusal: words.notOfTests } : { counts };
  }
  return saysTape(text)
    ? countTape(text, name, [entry])
    : { refusal: words.refusals.neither(name) };
}

/** Where a built lab has the counts of the last test run. */
const testCounts = '/lab/coverage.json';

async function readTestCounts({ id, machine }: LabMachine): Promise<TestCounts> {
  const response = await fetch(testCounts);
  if (!response.ok) return { counts: null, note: words.noTests };
  const counts = v.parse(coverageSchema, await response.json()).machines[id];
  if (counts === undefined) return { counts: null, note: words.notOfTests };
  return { counts, note: counts.fingerprint === fingerprint(machine) ? null : words.otherShape };
}

export const loadTestCounts = fromPromise<TestCounts, { entry: LabMachine }>(({ input }) =>
  readTestCounts(input.entry).catch(() => ({ counts: null, note: words.testsUnreadable })),
);

/** Counts files, each as far as it can be counted. */
export const readFiles = fromPromise<
  readonly ReadCounts[],
  { entry: LabMachine; files: readonly File[] }
>(async ({ input: { entry, files }, signal }) => {
  const counted: ReadCounts[] = [];
  // One after the other, so that the page can be used meanwhile.
  for (const file of files) {
    if (signal.aborted) break;
    const read = await readText(file);
    counted.push('refusal' in read ? read : readCounts(entry, read.text, file.name));
  }
  return counted;
});

/** Sends the visits of a machine, at once and whenever one more has ended. */
export const keptVisits = fromCallback<EventObject, { machine: string }>(
  ({ sendBack, input: { machine } }) => {
    const send = () => sendBack({ type: 'VISITS.CHANGE', visits: visitsOf(machine) });
    send();
    return onVisit(send);
  },
);
