import type { AnyStateMachine } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';
import { madeWith } from './names.ts';
import { transitionsOf } from './states.ts';

/** The keys, texts and functions in a part of a definition, except under the keys `unless`. */
export function* partsIn(
  part: unknown,
  unless: readonly string[] = [],
  seen = new Set<unknown>(),
): Generator<string | Function> {
  if (typeof part === 'string') yield part;
  const inner = typeof part === 'function' ? madeWith(part) : part;
  if ((!Array.isArray(inner) && !isRecord(inner)) || seen.has(part)) return;
  seen.add(part);
  if (typeof part === 'function') yield part;
  for (const [key, value] of Object.entries(inner)) {
    yield key;
    if (!unless.includes(key)) yield* partsIn(value, unless, seen);
  }
}

/** The keys under which XState's built-in guards and actions, and inline actors, hold their functions. */
const ofOthers = ['check', 'execute', 'resolve', 'src'];

/** The code of every function within a part of a definition. */
const codeWithin = (part: unknown): readonly string[] =>
  [...partsIn(part, ofOthers)].filter((each) => typeof each === 'function').map(String);

/** The code of a machine's guards and delays: it decides what happens next. */
export const decidingCode = (machine: AnyStateMachine): readonly string[] => {
  const { guards, delays } = machine.implementations;
  const asked = [...transitionsOf(machine).values()].map(({ guard }) => guard);
  return [asked, guards, delays].flatMap(codeWithin);
};

/** The code of all that a machine runs, but for its actors. */
export const codeOf = ({ config, implementations }: AnyStateMachine): readonly string[] =>
  [config, implementations.guards, implementations.actions, implementations.delays].flatMap(
    codeWithin,
  );

/** True if code has a name as a whole word. */
export const isNamedIn = (code: string, name: string): boolean =>
  [...code.matchAll(/[\w$]+/g)].some(([word]) => word === name);

/** The parameters of a function that takes its arguments apart: `({ context, event }, params) =>`. */
const takenApart = /^[^{}]*\{[^{}:]*\}[^)]*\)\s*(?:=>|\{)/;

/** A first parameter that is taken whole: `(args) =>`, `args =>`, `name(args) {`. One that begins with _ is not used. */
const takenWhole =
  /^\s*(?:async\s+)?(?:(?:function\s*)?(?:[\w$]+\s*)?\(\s*([A-Za-z$][\w$]*)|([A-Za-z$][\w$]*)\s*=>)/;

/** True if code may read more of an event than its type, or how another actor is. */
export function readsGuesses(code: string): boolean {
  const body = code.replace(takenApart, '').replaceAll(/\bevent\??\.type\b/g, '');
  const [start = '', first, only = first] = takenWhole.exec(code) ?? [];
  const isHandedOn = only !== undefined && isNamedIn(code.slice(start.length), only);
  return isHandedOn || isNamedIn(body, 'event') || isNamedIn(body, 'getSnapshot');
}

/** True if code hands on the whole context: then any field of it may decide. */
export const handsOnContext = (code: string): boolean => /[(,]\s*context\s*[,)]/.test(code);
