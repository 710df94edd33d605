import type { AnyStateMachine } from 'xstate';
import { extractChart } from '#statelab/machine/extract.ts';
import { printDefinition } from '#statelab/machine/definition.ts';
import { printMermaid } from './state-diagram.ts';

const printers = {
  mermaid: (machine: AnyStateMachine) => printMermaid(extractChart(machine)),
  json: printDefinition,
};

export type TextFormat = keyof typeof printers;

export const machineFormats = ['svg', 'mermaid', 'json'] as const;

export type MachineFormat = (typeof machineFormats)[number];

/** File extensions. */
export const endings: Readonly<Record<MachineFormat, string>> = {
  svg: 'svg',
  mermaid: 'mmd',
  json: 'json',
};

export const isTextFormat = (format: string): format is TextFormat =>
  Object.hasOwn(printers, format);

/** Prints a machine. Throws if the format does not support it. */
export const printMachine = (machine: AnyStateMachine, format: TextFormat): string =>
  printers[format](machine);
