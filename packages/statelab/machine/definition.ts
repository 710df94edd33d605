import type { AnyStateMachine } from 'xstate';
import { actionNames, actorName, guardName, inlineActor } from './names.ts';
import { isRecord } from '#statelab/is-record.ts';
import { plain } from '#statelab/tape/plain.ts';

/** True for actor logic, or a machine's own JSON. */
const isLogic = (value: object): boolean => 'transition' in value || 'transitions' in value;

const isAction = (key: string): boolean => ['actions', 'entry', 'exit'].includes(key);

const withName = (action: unknown): unknown =>
  typeof action === 'function' ? { type: actionNames([action]).join() } : action;

const forbiddenIn = (events: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(events).flatMap((type) => (events[type] ? [] : [[type, {}]])));

function write(key: string, value: unknown): unknown {
  if (key === 'context' && isRecord(value)) return plain(value);
  if (typeof value === 'bigint') return String(value);
  // `undefined` forbids an event, and JSON has none.
  if (key === 'on' && isRecord(value)) return { ...value, ...forbiddenIn(value) };
  if (isAction(key)) return Array.isArray(value) ? value.map(withName) : withName(value);
  if (typeof value === 'function') return key === 'guard' ? { type: guardName(value) } : undefined;
  if (key !== 'src' || typeof value !== 'object' || value === null || !isLogic(value)) return value;
  return actorName(value) ?? inlineActor;
}

/** Prints a definition as JSON for `createMachine`, with functions by name. What JSON cannot hold is text. */
export function printDefinition({ config }: Pick<AnyStateMachine, 'config'>): string {
  return `${JSON.stringify(config, write, 2)}\n`;
}
