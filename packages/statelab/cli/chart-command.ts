import { machineFormats, type MachineFormat } from '#statelab/formats/print-machine.ts';
import { commandLine } from './command.ts';
import { startedAs } from './started-as.ts';

/** Only a browser draws a PNG: save it in the lab. */
const printed = machineFormats.filter((format) => format !== 'png');

type PrintedFormat = Exclude<MachineFormat, 'png'>;

/** The parsed command line. */
interface ChartCommand {
  readonly machine: string;
  readonly format: PrintedFormat;
}

export const help = `Prints a machine in the format of another tool.

Usage:
  ${startedAs('chart')} MACHINE [--as FORMAT]
  ${startedAs('chart')} FILE [MACHINE] [--as FORMAT]

Options:
  --as FORMAT  output format (default: svg); mermaid, plantuml, scxml or json,
               the definition that createMachine reads
  --help       this text

MACHINE is an id of lab.config.ts. FILE is a module that exports machines; it is used
instead.
`;

const options = {
  as: { type: 'string', default: 'svg' },
} as const;

const { parse, wrong } = commandLine('chart', options);

/** Reads the command line. Throws UsageError for invalid arguments. */
export function parseChartCommand(args: readonly string[], known: readonly string[]): ChartCommand {
  const { values, positionals } = parse(args);
  const [only, another] = known;
  const [machine = another === undefined ? only : undefined, second] = positionals;
  if (machine === undefined) throw wrong('Name a machine.');
  if (second !== undefined) throw wrong(`Name one machine: "${machine}" or "${second}".`);
  if (!known.includes(machine)) {
    throw wrong(`Unknown machine "${machine}". Choose ${known.join(', ')}.`);
  }
  const format = printed.find((candidate) => candidate === values.as);
  if (format !== undefined) return { machine, format };
  throw wrong(`Unknown format "${values.as}". Choose ${printed.join(', ')}.`);
}
