import * as v from 'valibot';
import { coverage as words } from '#statelab/messages/coverage.ts';
import type { LabMachine } from '#statelab/config.ts';
import type { Coverage } from '#statelab/tape/coverage.ts';
import { fingerprint } from '#statelab/tape/fingerprint.ts';
import { coverageSchema } from './coverage-file.ts';

/** What the test runs counted of a machine, where they did, and what there is to say of it. */
export interface TestCounts {
  readonly counts: Coverage | null;
  readonly note: string | null;
}

/** Where a built lab keeps what the last test run counted. */
const address = '/lab/coverage.json';

const none = (note: string): TestCounts => ({ counts: null, note });

async function load({ id, machine }: LabMachine): Promise<TestCounts> {
  const response = await fetch(address);
  if (!response.ok) return none(words.noTests);
  const { machines } = v.parse(coverageSchema, await response.json());
  const counts = machines[id];
  if (counts === undefined) return none(words.notOfTests);
  const isSameShape = counts.fingerprint === fingerprint(machine);
  return { counts, note: isSameShape ? null : words.otherShape };
}

/** Reads what the test runs counted of a machine, or a note on why that can't be known. */
export const readTestCounts = (entry: LabMachine): Promise<TestCounts> =>
  load(entry).catch(() => none(words.testsUnreadable));
