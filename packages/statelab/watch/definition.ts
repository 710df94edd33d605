import { createMachine, getStateNodes, type AnyStateMachine } from 'xstate';
import { extractChart } from '#statelab/chart/extract.ts';
import type { ChartModel } from '#statelab/chart/model.ts';

/** A machine that was made of a definition alone: it has the shape of the app's, and does nothing. */
export interface DefinedMachine {
  readonly machine: AnyStateMachine;
  readonly model: ChartModel;
}

/** Reads a definition; null where it is none, or of an actor without states. */
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

/** The ids of the states that hold; none where the machine has no such state. */
export function statesHolding(machine: AnyStateMachine, value: unknown): readonly string[] {
  if (!isStateValue(value)) return [];
  try {
    return [...new Set(getStateNodes(machine.root, value).map(({ id }) => id))];
  } catch {
    return [];
  }
}
