import type { AnyStateMachine } from 'xstate';
import type { ChartLayout } from '#statelab/chart/layout.ts';
import { extractChart } from '#statelab/machine/extract.ts';
import { printDefinition } from '#statelab/machine/definition.ts';
import { printMermaid } from './state-diagram.ts';

export const machineFormats = ['svg', 'mermaid', 'json'] as const;

export type MachineFormat = (typeof machineFormats)[number];

/** File extensions. */
export const endings: Readonly<Record<MachineFormat, string>> = {
  svg: 'svg',
  mermaid: 'mmd',
  json: 'json',
};

/** Prints a machine. Throws if the format does not support it. */
export async function printMachine(
  machine: AnyStateMachine,
  format: MachineFormat,
  layOut: () => Promise<ChartLayout>,
): Promise<string> {
  if (format === 'mermaid') return printMermaid(extractChart(machine));
  if (format === 'json') return printDefinition(machine);
  // React's server renderer is large and rarely needed.
  const { printChart } = await import('#statelab/chart/print-chart.tsx');
  return `${printChart(await layOut())}\n`;
}
