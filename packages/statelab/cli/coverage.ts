import { labConfig } from '#statelab/config.ts';
import {
  countTape,
  countVisitOf,
  gatherVisits,
  type CountedTape,
} from '#statelab/coverage/count-tapes.ts';
import { printVisits } from '#statelab/coverage/print-visits.ts';
import { readReport } from '#statelab/visit/visit-report.ts';
import { print, UsageError } from './command.ts';
import { loadMachines } from './load-config.ts';
import { filesAt, tapeText } from './load-tape.ts';

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
export async function printCoverage(names: readonly string[]): Promise<void> {
  const places = await loadMachines(names);
  if (places.length === 0) throw new UsageError('Name a tape, or a folder of tapes.');
  const files = (await Promise.all(places.map(filesAt))).flat();
  const tapes: CountedTape[] = [];
  // One after the other: what is kept of each tape is small, the tapes are not.
  for (const file of files) tapes.push(...(await countFile(file)));
  const visits = gatherVisits(tapes, labConfig().machines);
  if (visits.length > 0) print(printVisits(visits));
  const refusals = tapes.flatMap((tape) => ('refusal' in tape ? [tape.refusal] : []));
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
}
