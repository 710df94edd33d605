import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';
import { madeWith } from '#statelab/machine/names.ts';
import { statesOf } from '#statelab/machine/states.ts';
import { stateName } from '#statelab/machine/state-name.ts';
import { transitionsOf } from '#statelab/machine/transitions.ts';
import { plain } from '#statelab/tape/plain.ts';

/** What a guard is asked about. */
export interface Asked {
  readonly context: unknown;
  readonly event: { readonly type: string };
}

const readsEvent = (code: unknown): boolean => /\bevent\b/.test(String(code));

/** True if a field of the context can come from what an event or an actor brings. */
function comesFromOutside(machine: AnyStateMachine): (field: string) => boolean {
  const actions: readonly unknown[] = [
    ...Object.values(machine.implementations.actions),
    ...statesOf(machine).flatMap(({ entry, exit, initial }) => [
      ...entry,
      ...exit,
      ...initial.actions,
    ]),
    ...[...transitionsOf(machine).values()].flatMap((transition) => transition.actions),
  ];
  const assignments = actions.map((action) => madeWith(action)['assignment']);
  return (field) =>
    typeof machine.config.context === 'function' ||
    assignments.some((assignment) =>
      isRecord(assignment) ? readsEvent(assignment[field]) : readsEvent(assignment),
    );
}

/**
 * Runs guards to find what they return. Undefined if that depends on an event, on what came from
 * outside, or on nothing: then it can only be assumed.
 */
export function createDecision(machine: AnyStateMachine) {
  const isOutside = comesFromOutside(machine);
  return (guard: unknown, { context, event }: Asked, params: unknown): boolean | undefined => {
    if (typeof guard !== 'function' || !isRecord(context)) return undefined;
    const read = new Set<string>();
    let asksEvent = false;
    const asked = {
      context: new Proxy(context, {
        get: (fields, key) => {
          read.add(String(key));
          return Reflect.get(fields, key);
        },
      }),
      get event() {
        asksEvent = true;
        return event;
      },
    };
    try {
      const result: unknown = guard(asked, params);
      const isDecided = !asksEvent && read.size > 0 && ![...read].some(isOutside);
      return isDecided ? result === true : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Names a moment by its state and what guards mention of its context. */
export function keyOf(machine: AnyStateMachine): (snapshot: AnyMachineSnapshot) => string {
  const codes = Object.values(machine.implementations.guards).map(String);
  const isMentioned = (field: string) => codes.some((code) => code.includes(field));
  const isOutside = comesFromOutside(machine);
  return (snapshot) => {
    const context: unknown = snapshot.context;
    const fields = Object.entries(isRecord(context) ? context : {}).filter(
      ([field]) => isMentioned(field) && !isOutside(field),
    );
    const name = stateName(snapshot);
    return fields.length === 0
      ? name
      : `${name} ${JSON.stringify(plain(Object.fromEntries(fields)))}`;
  };
}
