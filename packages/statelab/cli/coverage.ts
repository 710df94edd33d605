import { labConfig } from '#statelab/config.ts';
import {
  countTape,
  countVisitOf,
  gatherVisits,
  type CountedTape,
} from '#statelab/coverage/count-tapes.ts';
import { printVisits, visitsAsJson } from '#statelab/coverage/print-visits.ts';
import { readReport } from '#statelab/visit/visit-report.ts';
import { print, UsageError } from './command.ts';
import { loadMachines } from './load-config.ts';
import { filesAt, tapeText } from './load-tape.ts';

export interface CoverageOptions {
  readonly machine?: string;
  readonly json?: boolean;
}

/** Counts the tape of a file, or those of a visit's report. */
async function countFile(file: string): Promise<readonly CountedTape[]> {
  try {
    const text = await tapeText(file);
    const { machines } = labConfig();
    const report = readReport(text);
    if (report === undefined) return [countTape(text, file, machines)];
    return report.tapes.map((tape) => countVisitOf(tape, file, machines));
  } catch (error) {
    if (error instanceof UsageError) return [{ refusal: error.message }];
    throw error;
  }
}

/** Prints what tapes do on their machines as they are now. */
export async function printCoverage(
  names: readonly string[],
  { machine, json }: CoverageOptions,
): Promise<void> {
  const places = await loadMachines(names);
  const { machines } = labConfig();
  if (places.length === 0) throw new UsageError('Name a tape, or a folder of tapes.');
  if (machine !== undefined && !machines.some(({ id }) => id === machine)) {
    const ids = machines.map(({ id }) => id).join(', ');
    throw new UsageError(`There is no machine "${machine}"; there are ${ids}.`);
  }
  const files = (await Promise.all(places.map(filesAt))).flat();
  const tapes: CountedTape[] = [];
  // One after the other: what is kept of each tape is small, the tapes are not.
  for (const file of files) tapes.push(...(await countFile(file)));
  const asked = machines.filter(({ id }) => machine === undefined || id === machine);
  const visits = gatherVisits(tapes, asked);
  if (visits.length > 0) print(json ? visitsAsJson(visits) : printVisits(visits));
  const refusals = tapes.flatMap((tape) => ('refusal' in tape ? [tape.refusal] : []));
  const isMissing = visits.length === 0 && refusals.length < tapes.length;
  const missing = isMissing ? [`None of the tapes is one of ${machine}.`] : [];
  const failures = [...refusals, ...missing];
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
