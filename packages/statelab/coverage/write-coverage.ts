import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { coverageOf } from '#statelab/tape/coverage.ts';
import { fingerprint } from '#statelab/tape/fingerprint.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { addCoverage, coverageSchema, type Coverage } from './coverage-file.ts';

/** Where test runs leave what they counted, each in a file of its own. */
export const partsFolder = 'coverage/machines';

const unknown = { path: '', recordedAt: '', masked: false };

/** Leaves what a test's paths used of a machine, for `mergeCoverage` to add up. A later run of the same test takes its place. */
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

/** Adds up what test runs left, and writes it to a file that the lab reads. Gives the sum. */
export function mergeCoverage(file: string, folder = partsFolder): Coverage {
  const parts = readdirSync(folder)
    .toSorted()
    .map((name) => v.parse(coverageSchema, JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  const coverage = parts.reduce(addCoverage, { machines: {} });
  writeFileSync(file, `${JSON.stringify(coverage, null, 1)}\n`);
  return coverage;
}
