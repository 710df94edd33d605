import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { coverageOf } from '#statelab/tape/coverage.ts';
import { fingerprint } from '#statelab/machine/fingerprint.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { addCoverage, coverageSchema, type Coverage } from './coverage-file.ts';

/** The counts of test runs, a file for each. */
export const partsFolder = 'coverage/machines';

const unknown = { path: '', recordedAt: '', masked: false };

/** Writes what a test's paths used of a machine. A later run of the test replaces it. */
export function writePart<Machine extends AnyStateMachine>(
  test: string,
  scenario: Scenario<Machine>,
  paths: readonly (readonly { readonly step: Step<Machine> }[])[],
  folder = partsFolder,
): void {
  const { machine } = scenario;
  const tapes = paths.map((path) =>
    recordPath(
      scenario,
      path.map(({ step }) => step),
      unknown,
    ),
  );
  const { states, transitions, guards } = coverageOf(machine, tapes);
  const counts = { fingerprint: fingerprint(machine), states, transitions, guards };
  const part = { machines: { [machine.id]: counts } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${test}.json`), JSON.stringify(part));
}

/** Adds up the counts of test runs, and writes them to a file for the lab. */
export function mergeCoverage(file: string, folder = partsFolder): Coverage {
  const parts = readdirSync(folder)
    .toSorted()
    .map((name) => v.parse(coverageSchema, JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  const coverage = parts.reduce(addCoverage, { machines: {} });
  writeFileSync(file, `${JSON.stringify(coverage, null, 1)}\n`);
  return coverage;
}
