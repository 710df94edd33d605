import type { AnyStateMachine } from 'xstate';
import { actionNames, actorName, guardName, inlineActor } from '#statelab/chart/names.ts';
import { isRecord } from '#statelab/paths/is-record.ts';

/** True of the logic of an actor, or of what a machine gives for itself as JSON. */
const isLogic = (value: object): boolean => 'transition' in value || 'transitions' in value;

const isAction = (key: string): boolean => ['actions', 'entry', 'exit'].includes(key);

const withName = (action: unknown): unknown =>
  typeof action === 'function' ? { type: actionNames([action]).join() } : action;

const forbiddenIn = (events: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(events).flatMap((type) => (events[type] ? [] : [[type, {}]])));

function write(key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  // JSON has no undefined, which forbids an event.
  if (key === 'on' && isRecord(value)) return { ...value, ...forbiddenIn(value) };
  if (isAction(key)) return Array.isArray(value) ? value.map(withName) : withName(value);
  if (typeof value === 'function') return key === 'guard' ? { type: guardName(value) } : undefined;
  if (key !== 'src' || typeof value !== 'object' || value === null || !isLogic(value)) return value;
  return actorName(value) ?? inlineActor;
}

/**
 * A machine's definition as JSON, which `createMachine` reads: functions by the names that the chart
 * shows, without what is worked out while it runs. Throws where its context can't be JSON.
 */
export function printDefinition({ config }: Pick<AnyStateMachine, 'config'>): string {
  return `${JSON.stringify(config, write, 2)}\n`;
}
