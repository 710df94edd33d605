import { labConfig } from '#statelab/config.ts';
import { countVisitOf, gatherVisits, type CountedTape } from '#statelab/coverage/count-tapes.ts';
import { printVisits } from '#statelab/coverage/print-visits.ts';
import { print, UsageError } from './command.ts';
import { loadMachines } from './load-config.ts';
import { filesAt, loadTapes } from './load-tape.ts';

/** Counts the tape of a file, or those of a visit's report. */
async function countFile(file: string): Promise<readonly CountedTape[]> {
  try {
    const { tapes } = await loadTapes(file);
    return tapes.map(({ tape, lab }) => countVisitOf(tape, file, [lab]));
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
