import { chartMaker } from '#statelab/build/chart-maker.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { printMachine, type MachineFormat } from '#statelab/export/print-machine.ts';
import { print } from './command.ts';
import { chooseMachine, loadMachines } from './load-config.ts';

/** Prints a machine in a format. */
export async function printChartOf(
  names: readonly string[],
  { as }: { readonly as: MachineFormat },
): Promise<void> {
  const { machine } = chooseMachine(await loadMachines(names));
  print(await printMachine(machine, as, () => chartMaker()(extractChart(machine))));
}
