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

/** What running a guard shows. */
interface Ruling {
  /** What it returns; undefined if that depends on an event, on what came from outside, or on nothing. */
  readonly result: boolean | undefined;
  /** The fields of the context that it read, if it read no event and no event changes them. */
  readonly lasting: Readonly<Record<string, unknown>> | undefined;
}

const unknown: Ruling = { result: undefined, lasting: undefined };

const mentions = (word: string, code: unknown): boolean =>
  new RegExp(String.raw`\b${word}\b`).test(String(code));

/** Which fields of the context can come from what an event or an actor brings. */
function broughtByEvents(machine: AnyStateMachine): (field: string) => boolean {
  const used: readonly unknown[] = [
    ...statesOf(machine).flatMap(({ entry, exit, initial }) => [
      ...entry,
      ...exit,
      ...initial.actions,
    ]),
    ...[...transitionsOf(machine).values()].flatMap((transition) => transition.actions),
  ];
  /** The actions that some state or transition gives a part of its event. */
  const fed = used.flatMap((action) =>
    isRecord(action) && mentions('event', action['params']) ? [action['type']] : [],
  );
  const assigned = [
    ...used.map((action) => [action, false] as const),
    ...Object.entries(machine.implementations.actions).map(
      ([name, action]) => [action, fed.includes(name)] as const,
    ),
  ].map(([action, isFed]) => {
    const { assignment, collect } = madeWith(action);
    return (field: string): boolean => {
      const code = isRecord(assignment) ? assignment[field] : (assignment ?? collect);
      return mentions('event', code) || (isFed && typeof code === 'function' && code.length > 1);
    };
  });
  return (field) => assigned.some((brings) => brings(field));
}

/** Which fields of the context come from outside, and which of them events change. */
export function originsOf(machine: AnyStateMachine) {
  const isBrought = broughtByEvents(machine);
  const { context } = machine.config;
  const isInput = typeof context === 'function' && mentions('input', context);
  return { isBrought, isOutside: (field: string): boolean => isInput || isBrought(field) };
}

/** Runs guards to find what they return. */
export function createRuling(machine: AnyStateMachine) {
  const { isBrought, isOutside } = originsOf(machine);
  return (guard: unknown, { context, event }: Asked, params: unknown): Ruling => {
    if (typeof guard !== 'function' || !isRecord(context)) return unknown;
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
      const fields = [...read];
      const lasts = !asksEvent && fields.length > 0 && !fields.some(isBrought);
      return {
        result: lasts && !fields.some(isOutside) ? result === true : undefined,
        lasting: lasts
          ? Object.fromEntries(fields.map((field) => [field, context[field]]))
          : undefined,
      };
    } catch {
      return unknown;
    }
  };
}

/** Names a moment by its state and what guards mention of its context. */
export function keyOf(machine: AnyStateMachine): (snapshot: AnyMachineSnapshot) => string {
  const codes = Object.values(machine.implementations.guards).map(String);
  const isMentioned = (field: string) => codes.some((code) => code.includes(field));
  const { isOutside } = originsOf(machine);
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
