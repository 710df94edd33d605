import { labConfig } from '#statelab/config.ts';
import {
  countTape,
  countVisitOf,
  gatherVisits,
  type CountedTape,
} from '#statelab/coverage/count-tapes.ts';
import { printVisits, visitsAsJson } from '#statelab/coverage/print-visits.ts';
import { readReport } from '#statelab/report/report.ts';
import { commandLine, print, startedAs, UsageError } from './command.ts';
import { loadMachines } from './load-config.ts';
import { filesAt, tapeText } from './load-tape.ts';

export const help = `Counts what visits did with each machine: how often each state and transition came,
which transitions nobody took, and where visits ended. Each tape is played on its machine
as it is now. One that can't be counted is named on stderr, with the reason; the others
count, and the exit code is then 1.

Usage:
  ${startedAs('coverage')} [FILE] TAPE... [--machine ID] [--json]

Options:
  --machine ID  of this machine alone
  --json        JSON
  --help        this text

FILE is a module that exports machines; it is used instead of lab.config.ts.
TAPE is a file that was saved from the lab, the report of a visit, or a folder, whose .json
files are taken.
The coverage view of the lab shows the same on the machine's chart.
`;

const { parse, wrong } = commandLine('coverage', {
  machine: { type: 'string' },
  json: { type: 'boolean' },
});

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
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parse(await loadMachines(args));
  const { machine, json } = values;
  const { machines } = labConfig();
  if (positionals.length === 0) throw wrong('Name a tape, or a folder of tapes.');
  if (machine !== undefined && !machines.some(({ id }) => id === machine)) {
    const ids = machines.map(({ id }) => id).join(', ');
    throw wrong(`There is no machine "${machine}"; there are ${ids}.`);
  }
  const files = (await Promise.all(positionals.map(filesAt))).flat();
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
