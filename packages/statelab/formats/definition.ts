import type { AnyStateMachine } from 'xstate';
import { functionName, madeWith, unnamed } from '#statelab/chart/names.ts';

/** What is worked out while the machine runs, and can't be told beforehand. */
const workedOut = new Set(['context', 'input', 'output', 'params']);

/** A function by what XState, or whoever wrote it, calls it. */
function nameOf(part: unknown): string {
  const { type } = madeWith(part);
  return typeof type === 'string' ? type : (functionName(part) ?? unnamed);
}

/** True of the logic of an actor, or of what a machine gives for itself as JSON. */
const isLogic = (value: object): boolean => 'transition' in value || 'transitions' in value;

function write(key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'function') {
    return workedOut.has(key) ? undefined : { type: nameOf(value) };
  }
  if (key !== 'src' || typeof value !== 'object' || value === null || !isLogic(value)) return value;
  return 'id' in value && typeof value.id === 'string' ? value.id : unnamed;
}

/**
 * A machine's definition as JSON, which `createMachine` reads: functions by their names, without
 * what is worked out while it runs. Throws where its context can't be JSON.
 */
export function printDefinition({ config }: AnyStateMachine): string {
  return `${JSON.stringify(config, write, 2)}\n`;
}
