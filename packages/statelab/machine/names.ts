import type { AnyStateMachine } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';
import { referenceName } from './reference-name.ts';

/** Stands for a value known only at run time. */
export const computed = '…';

/** JavaScript names an inline function after its key in the definition. */
const keysOfDefinitions: ReadonlySet<string> = new Set([
  'actions',
  'config',
  'delay',
  'entry',
  'exit',
  'guard',
  'input',
  'output',
  'src',
  'target',
]);

/** The given name of a function, else null. */
function functionName(part: unknown): string | null {
  if (typeof part !== 'function') return null;
  const name = part.name.replace(/^bound /, '');
  return name === '' || keysOfDefinitions.has(name) ? null : name;
}

/** The longest code to show, in characters. */
const longestCode = 48;

function bodyOf(part: unknown): string {
  if (typeof part !== 'function') return '';
  return /^[^]*?(?:=>|\)\s*(?=\{))\s*([^]+)$/.exec(String(part))?.[1] ?? '';
}

/** The body of a function on one line, truncated. */
function codeOf(part: unknown): string {
  // A compiler may have changed its spaces and quotes.
  const code = bodyOf(part)
    .replace(/^\{([^]*)\}$/, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([^\w\s]) ?/g, '$1')
    .replaceAll('"', "'")
    .replace(/;$/, '');
  return code.length > longestCode ? `${code.slice(0, longestCode - 1)}…` : code;
}

/** Names for inline parts whose code says nothing. */
const inlineGuard = 'inline guard';
const inlineAction = 'inline action';
const inlineActor = 'inline actor';

/** The name of an inline function, else its code, else a fallback: `() => undefined` says nothing. */
function inlineName(part: unknown, otherwise: string): string {
  const code = codeOf(part);
  const saysNothing = /^(?:|undefined|null|void 0|return)$|\[native code\]/.test(code);
  return functionName(part) ?? (saysNothing ? otherwise : code);
}

/** The arguments that XState's built-in guards and actions carry as properties. */
export const madeWith = (part: unknown): Readonly<Record<string, unknown>> =>
  typeof part === 'function' ? Object.fromEntries(Object.entries(part)) : {};

/** The guards within `and`, `or` and `not`; undefined for any other guard. */
export function guardsWithin(guard: unknown): readonly unknown[] | undefined {
  const { guards } = madeWith(guard);
  return Array.isArray(guards) ? guards : undefined;
}

/** The name of a guard, or those within `and`, `or` and `not`. */
export function guardNames(guard: unknown): readonly string[] {
  const name = referenceName(guard);
  if (name !== null) return [name];
  return guardsWithin(guard)?.flatMap(guardNames) ?? [];
}

const textAt = (part: unknown, key: string): string | null => {
  const text = isRecord(part) ? part[key] : undefined;
  return typeof text === 'string' ? text : null;
};

/** The requirement in the meta of a state or transition. */
export const requirementIn = (meta: unknown): string | null => textAt(meta, 'requirement');

/** A duration that does not wrap: 800 ms, 15 s. */
const lengthText = (ms: number): string =>
  ms >= 1000 && ms % 1000 === 0 ? `${ms / 1000}\u00A0s` : `${ms}\u00A0ms`;

/** A delay by its length or name. */
export function delayText(delay: unknown): string {
  if (typeof delay === 'number') return lengthText(delay);
  return typeof delay === 'string' ? delay : computed;
}

/** A delay with its length, if that is constant. */
export function delayWithLength(machine: AnyStateMachine, delay: unknown): string {
  const text = delayText(delay);
  const length: unknown = Object.hasOwn(machine.implementations.delays, text)
    ? machine.implementations.delays[text]
    : undefined;
  return typeof length === 'number' ? `${text} (${lengthText(length)})` : text;
}

/** The keys, value or function name of an output; null for none. */
export function outputText(output: unknown): string | null {
  if (output === undefined) return null;
  if (typeof output === 'function') return functionName(output) ?? computed;
  if (isRecord(output)) return Object.keys(output).join(', ');
  return JSON.stringify(output);
}

/** XState's default machine id. */
export const noId = '(machine)';

/** The name of an actor's source: its reference, machine id or function name. */
export function actorName(source: unknown): string | null {
  if (typeof source === 'string') return source;
  const id = textAt(source, 'id');
  if (id !== null) return id === noId ? null : id;
  // The logic of `fromPromise` and the like.
  return isRecord(source) ? functionName(source['config']) : null;
}

interface InvokedActor {
  readonly id: string;
  readonly name: string;
}

/** The invoked actors of a state; ids tell apart those with the same name. */
export function invokedActors({
  config,
  invoke,
}: AnyStateMachine['root']): readonly InvokedActor[] {
  const written = [config.invoke ?? []].flat();
  const actors = invoke.map(({ id }, index) => {
    const source = written[index];
    const given = source?.id ?? null;
    return { id, given, name: actorName(source?.src) ?? given ?? inlineActor };
  });
  return actors.map(({ id, given, name }) => {
    const isOneOfMany = actors.filter((other) => other.name === name).length > 1;
    return { id, name: isOneOfMany && given !== null ? `${name} (${given})` : name };
  });
}

/** The paths in a state value: ['player.playing', 'volume.muted']. */
function placesIn(value: unknown): readonly string[] {
  if (!isRecord(value)) return [String(value).replace(/^#/, '')];
  return Object.entries(value).flatMap(([key, inner]) => {
    const places = placesIn(inner);
    return places.length === 0 ? [key] : places.map((place) => `${key}.${place}`);
  });
}

/** Puts a nested combined guard in brackets. */
const partName = (guard: unknown): string => {
  const name = guardName(guard) ?? '';
  const isMade = typeof guard === 'function' && guardsWithin(guard) !== undefined;
  return isMade && guard.name !== 'not' ? `(${name})` : name;
};

/** True if a guard, or a part of it, is an inline function. */
export function isInline(guard: unknown): boolean {
  const within = guardsWithin(guard);
  if (within !== undefined) return within.some(isInline);
  return typeof guard === 'function' && !('stateValue' in guard);
}

/** The text of a guard, with `and`, `or`, `not` and `stateIn` spelled out. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard !== 'function') return referenceName(guard) ?? inlineGuard;
  if ('stateValue' in guard) return `in ${placesIn(guard.stateValue).join(' and ')}`;
  const parts = guardsWithin(guard)?.map(partName);
  if (parts === undefined) return inlineName(guard, inlineGuard);
  return guard.name === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.name} `);
}

type Made = Readonly<Record<string, unknown>>;

/** XState's name for the parent actor. */
const parent = '#_parent';

/** True for the actions that XState adds for delays. */
const isTimer = ({ event, sendId }: Made): boolean =>
  [event, sendId].some((part) => referenceName(part)?.startsWith('xstate.after.'));

const valueText = (value: unknown): string =>
  (typeof value === 'string' ? value : functionName(value)) ?? computed;

const eventText = (event: unknown): string => referenceName(event) ?? valueText(event);
const refText = (ref: unknown): string => textAt(ref, 'id') ?? valueText(ref);

const token = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|[\w$]+|[^\s]/g;

/** The keys of the objects that a function returns, as they stand in its code. */
function keysReturned(part: unknown): readonly string[] {
  const body = bodyOf(part);
  const keys = new Set<string>();
  const open: string[] = [];
  let last = body.startsWith('(') ? 'return' : '';
  for (const [text] of body.matchAll(token)) {
    if (last === 'return' && text === '(') continue;
    if (open.at(-1) === 'returned' && /[{,]/.test(last) && /^[\w$'"]/.test(text)) {
      keys.add(text.replaceAll(/['"]/g, ''));
    }
    // What a function within it returns stands between round brackets.
    const isReturned = last === 'return' && text === '{' && !open.includes('(');
    if (/^[([{]$/.test(text)) open.push(isReturned ? 'returned' : text);
    if (/^[)\]}]$/.test(text)) open.pop();
    last = text;
  }
  return [...keys];
}

function keysOrName(value: unknown): readonly string[] {
  const keys = isRecord(value) ? Object.keys(value) : keysReturned(value);
  return keys.length === 0 || functionName(value) !== null ? [valueText(value)] : keys;
}

const inTime = (delay: unknown): readonly string[] =>
  delay === undefined ? [] : [`after ${delayText(delay)}`];

/** XState's built-in actions, written as calls. */
const calls: Readonly<Record<string, (made: Made) => readonly [string, ...(readonly string[])]>> = {
  'xstate.assign': ({ assignment: to }) => ['assign', ...keysOrName(to)],
  'xstate.raise': ({ event, delay }) => ['raise', eventText(event), ...inTime(delay)],
  'xstate.sendTo': ({ to, event, delay }) =>
    to === parent
      ? ['sendParent', eventText(event), ...inTime(delay)]
      : ['sendTo', refText(to), eventText(event), ...inTime(delay)],
  'xstate.emit': ({ event }) => ['emit', eventText(event)],
  'xstate.log': ({ value, label }) => ['log', valueText(label ?? value)],
  'xstate.spawnChild': ({ src, id }) => [
    'spawnChild',
    `${actorName(src) ?? computed}${id === undefined ? '' : ` as ${valueText(id)}`}`,
  ],
  'xstate.stopChild': ({ actorRef }) => ['stopChild', refText(actorRef)],
  'xstate.cancel': ({ sendId }) => ['cancel', valueText(sendId)],
  'xstate.enqueueActions': ({ collect }) => ['enqueueActions', valueText(collect)],
};

function actionName(action: unknown): string | null {
  const named = referenceName(action);
  if (named !== null || typeof action !== 'function') return named ?? inlineAction;
  const made = madeWith(action);
  if (isTimer(made)) return null;
  const call = calls[String(made['type'])]?.(made);
  if (call === undefined) return inlineName(action, inlineAction);
  const [name, ...parts] = call;
  return `${name}(${parts.join(', ')})`;
}

/** The texts of actions, without XState's own timers. */
export const actionNames = (actions: readonly unknown[]): readonly string[] =>
  actions.flatMap((action) => actionName(action) ?? []);
