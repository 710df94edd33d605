import { chartMaker } from '#statelab/build/chart-maker.ts';
import { extractChart } from '#statelab/chart/extract.ts';
import { printChart } from '#statelab/chart/print-chart.tsx';
import { isTextFormat, machineFormats, printMachine } from '#statelab/formats/print-machine.ts';
import { lab } from '#statelab/messages/chart.ts';
import { commandLine, print, startedAs } from './command.ts';
import { chooseMachine, loadMachines } from './load-config.ts';

/** Only a browser draws a PNG: save it in the lab. */
const printed = machineFormats.filter((format) => format !== 'png');

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

const usage = commandLine('chart', { as: { type: 'string', default: 'svg' } });

/** Prints the chart of a machine. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = usage.parse(await loadMachines(args));
  const { machine } = chooseMachine(positionals, usage);
  const format = printed.find((candidate) => candidate === values.as);
  if (format === undefined) {
    throw usage.wrong(`Unknown format "${values.as}". Choose ${printed.join(', ')}.`);
  }
  if (isTextFormat(format)) return print(printMachine(machine, format));
  const model = extractChart(machine);
  const label = lab.chart.drawing(model.id, model.states.length, model.transitions.length);
  print(`${printChart(await chartMaker()(model), label)}\n`);
}
