import { createMachine, getStateNodes, type AnyStateMachine } from 'xstate';
import { extractChart } from '#statelab/chart/extract.ts';
import type { ChartModel } from '#statelab/chart/model.ts';

/** A machine made from a definition: it has the states and transitions, and no behaviour. */
export interface DefinedMachine {
  readonly machine: AnyStateMachine;
  readonly model: ChartModel;
}

/** Parses a definition. Returns null if it is invalid or has no states. */
export function readDefinition(definition: string | null): DefinedMachine | null {
  if (definition === null) return null;
  try {
    const machine = createMachine(JSON.parse(definition));
    const model = extractChart(machine);
    return model.states.length > 1 || model.transitions.length > 0 ? { machine, model } : null;
  } catch {
    return null;
  }
}

const isStateValue = (value: unknown): value is string | Record<string, string> =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

/** The ids of the active states; empty if the machine has no such state. */
export function statesHolding(machine: AnyStateMachine, value: unknown): readonly string[] {
  if (!isStateValue(value)) return [];
  try {
    return [...new Set(getStateNodes(machine.root, value).map(({ id }) => id))];
  } catch {
    return [];
  }
}
