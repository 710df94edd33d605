import { lab } from '#statelab/messages/chart.ts';
import { labConfig, labMachineOf } from '#statelab/config.ts';
import { chartMaker } from '#statelab/build/chart-maker.ts';
import { extractChart } from '#statelab/chart/extract.ts';
import { printChart } from '#statelab/chart/print-chart.tsx';
import { isTextFormat, printMachine } from '#statelab/formats/print-machine.ts';
import { parseChartCommand } from './chart-command.ts';
import { print } from './command.ts';
import { loadMachines } from './load-config.ts';

export { help } from './chart-command.ts';

/** Prints the chart of a machine in the format that its arguments ask for. */
export async function run(args: readonly string[]): Promise<void> {
  const rest = await loadMachines(args);
  const known = labConfig().machines.map(({ id }) => id);
  const command = parseChartCommand(rest, known);
  const entry = labMachineOf(command.machine);
  if (entry === undefined) throw new Error(`There is no machine "${command.machine}".`);
  const { machine } = entry;
  if (isTextFormat(command.format)) return print(printMachine(machine, command.format));
  const layOut = chartMaker();
  const model = extractChart(machine);
  const label = lab.chart.drawing(model.id, model.states.length, model.transitions.length);
  print(`${printChart(await layOut(model), label)}\n`);
}
