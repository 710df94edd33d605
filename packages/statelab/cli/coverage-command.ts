import { startedAs } from '#statelab/cli/started-as.ts';
import { commandLine } from './command.ts';

/** What the command is asked to do. */
interface CoverageCommand {
  /** Files, and folders of files. */
  readonly places: readonly string[];
  /** The id of the one machine that is asked for; undefined for all. */
  readonly machine: string | undefined;
  readonly format: 'text' | 'json';
}

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

/** Reads the command line. `known` are the ids of the machines. Throws UsageError for invalid arguments. */
export function parseCoverageCommand(
  args: readonly string[],
  known: readonly string[],
): CoverageCommand {
  const { values, positionals: places } = parse(args);
  if (places.length === 0) throw wrong('Name a tape, or a folder of tapes.');
  const { machine, json } = values;
  if (machine !== undefined && !known.includes(machine)) {
    throw wrong(`There is no machine "${machine}"; there are ${known.join(', ')}.`);
  }
  return { places, machine, format: json ? 'json' : 'text' };
}
