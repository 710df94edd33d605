import { printMermaid } from '#statelab/chart/state-diagram.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { print } from './command.ts';
import { chooseMachine, loadMachines } from '#statelab/build/load-config.ts';

/** Prints a machine as Mermaid. */
export async function printChartOf(names: readonly string[]): Promise<void> {
  const { machine } = chooseMachine(await loadMachines(names));
  print(printMermaid(extractChart(machine)));
}
