import { machineFormats, type MachineFormat } from '#statelab/formats/print-machine.ts';
import { commandLine } from './command.ts';
import { startedAs } from './started-as.ts';

/** A PNG is drawn by a browser: the lab saves it. */
const printed = machineFormats.filter((format) => format !== 'png');

type PrintedFormat = Exclude<MachineFormat, 'png'>;

/** What the command is asked to do. */
export type ChartCommand =
  | { readonly name: 'help' }
  | { readonly name: 'print'; readonly machine: string; readonly format: PrintedFormat };

/** How to use the command, with the machines that it knows. */
export const helpOf = (
  known: readonly string[],
): string => `Prints a machine in the format of another tool.

Usage:
  ${startedAs('chart')} MACHINE [--as FORMAT]

Options:
  --as FORMAT  svg, where left out; mermaid, plantuml, scxml; or json, the definition that
               createMachine reads
  --help       this text

MACHINE is one of ${known.join(', ')}.
`;

const options = {
  as: { type: 'string', default: 'svg' },
  help: { type: 'boolean' },
} as const;

const { parse, wrong } = commandLine('chart', options);

/** Reads the command line. Throws UsageError for invalid arguments. */
export function parseChartCommand(args: readonly string[], known: readonly string[]): ChartCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { name: 'help' };
  const [machine, second] = positionals;
  if (machine === undefined) throw wrong('Name a machine.');
  if (second !== undefined) throw wrong(`Name one machine: "${machine}" or "${second}".`);
  if (!known.includes(machine)) {
    throw wrong(`There is no machine "${machine}"; there are ${known.join(', ')}.`);
  }
  const format = printed.find((candidate) => candidate === values.as);
  if (format !== undefined) return { name: 'print', machine, format };
  throw wrong(`"${values.as}" is not a format; there are ${printed.join(', ')}.`);
}
