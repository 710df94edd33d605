import type { AnyStateMachine } from 'xstate';
import * as v from 'valibot';

/** What stands for a value that is known only while the machine runs. */
export const computed = '…';

/** A function that stands in a machine's definition is named by JavaScript after the key it stands under. */
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

/** The name that somebody gave to a function; null where it has none, or is no function. */
export function functionName(part: unknown): string | null {
  if (typeof part !== 'function') return null;
  const name = part.name.replace(/^bound /, '');
  return name === '' || keysOfDefinitions.has(name) ? null : name;
}

/** The longest piece of code that is read as a name. */
const longestCode = 48;

/** The code of a function’s body on one line, cut where it is long. */
function codeOf(part: unknown): string {
  if (typeof part !== 'function') return '';
  const [, body = ''] = /^[^]*?(?:=>|\)\s*(?=\{))\s*([^]+)$/.exec(String(part)) ?? [];
  // A compiler may have changed its spaces and quotes.
  const code = body
    .replace(/^\{([^]*)\}$/, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([^\w\s]) ?/g, '$1')
    .replaceAll('"', "'")
    .replace(/;$/, '');
  return code.length > longestCode ? `${code.slice(0, longestCode - 1)}…` : code;
}

/** How a part without a name is called where its code says nothing. */
export const inlineGuard = 'inline guard';
const inlineAction = 'inline action';
export const inlineActor = 'inline actor';

/** An inline function by its name, or its code if that says anything: `() => undefined` says nothing. */
export function inlineName(part: unknown, otherwise: string): string {
  const code = codeOf(part);
  const saysNothing = /^(?:|undefined|null|void 0|return)$|\[native code\]/.test(code);
  return functionName(part) ?? (saysNothing ? otherwise : code);
}

/** What XState's built-in guards and actions were made with: they are functions that carry it. */
export const madeWith = (part: unknown): Readonly<Record<string, unknown>> =>
  typeof part === 'function' ? Object.fromEntries(Object.entries(part)) : {};

const fields = v.record(v.string(), v.unknown());
const typed = v.object({ type: v.string() });

/** The name by which a machine's definition refers to a guard or an action; null where it does not. */
export function referenceName(part: unknown): string | null {
  if (typeof part === 'string') return part;
  return v.is(typed, part) ? part.type : null;
}

const withRequirement = v.object({ requirement: v.string() });

/** The requirement that a state or transition meets, where its meta says so. */
export const requirementIn = (meta: unknown): string | null =>
  v.is(withRequirement, meta) ? meta.requirement : null;

/** A length of time, on one line however narrow the place: 800 ms, 15 s. */
const lengthText = (ms: number): string =>
  ms >= 1000 && ms % 1000 === 0 ? `${ms / 1000}\u00A0s` : `${ms}\u00A0ms`;

/** A delay as it is written where it is used: its length, or its name. */
export function delayText(delay: unknown): string {
  if (typeof delay === 'number') return lengthText(delay);
  return typeof delay === 'string' ? delay : computed;
}

/** A delay with its length, where that does not depend on the moment. */
export function delayWithLength(machine: AnyStateMachine, delay: unknown): string {
  const text = delayText(delay);
  const length: unknown = Object.hasOwn(machine.implementations.delays, text)
    ? machine.implementations.delays[text]
    : undefined;
  return typeof length === 'number' ? `${text} (${lengthText(length)})` : text;
}

/** What a state or a machine gives when it is over: its keys, its value, or the name of what finds it; null for nothing. */
export function outputText(output: unknown): string | null {
  if (output === undefined) return null;
  if (typeof output === 'function') return functionName(output) ?? computed;
  if (v.is(fields, output)) return Object.keys(output).join(', ');
  return JSON.stringify(output);
}

const withId = v.object({ id: v.string() });
/** What `fromPromise` and its like were given. */
const withConfig = v.object({ config: v.function() });

/** What XState calls a machine that was given no id. */
const noId = '(machine)';

/** The name of an actor's source: as it is referred to, a machine's id, or the name of the function it runs. */
export function actorName(source: unknown): string | null {
  if (typeof source === 'string') return source;
  if (v.is(withId, source)) return source.id === noId ? null : source.id;
  return v.is(withConfig, source) ? functionName(source.config) : null;
}

/** An actor that runs while a state is active. */
interface InvokedActor {
  readonly id: string;
  readonly name: string;
}

/** The actors that a state invokes, each by a name that no other of them has if they have ids. */
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

const withGuards = v.object({ guards: v.array(v.unknown()) });
const withStateValue = v.object({ stateValue: v.unknown() });

/** The states that a state value tells of: ['player.playing', 'volume.muted']. */
function placesIn(value: unknown): readonly string[] {
  if (!v.is(fields, value)) return [String(value).replace(/^#/, '')];
  return Object.entries(value).flatMap(([key, inner]) => {
    const places = placesIn(inner);
    return places.length === 0 ? [key] : places.map((place) => `${key}.${place}`);
  });
}

/** A guard that is made of others is put in brackets where it stands within another. */
const partName = (guard: unknown): string => {
  const name = guardName(guard) ?? '';
  const isMade = typeof guard === 'function' && v.is(withGuards, madeWith(guard));
  return isMade && guard.name !== 'not' ? `(${name})` : name;
};

/** Tells whether a guard, or a part of one, is an inline function. */
export function isInline(guard: unknown): boolean {
  const made = madeWith(guard);
  if (v.is(withGuards, made)) return made.guards.some(isInline);
  return typeof guard === 'function' && !v.is(withStateValue, made);
}

/** A guard as a chart tells of it: by its name, with `and`, `or`, `not` and `stateIn` spelled out. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard !== 'function') return referenceName(guard) ?? inlineGuard;
  const made = madeWith(guard);
  if (v.is(withStateValue, made)) return `in ${placesIn(made.stateValue).join(' and ')}`;
  if (!v.is(withGuards, made)) return inlineName(guard, inlineGuard);
  const parts = made.guards.map(partName);
  return guard.name === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.name} `);
}

/** What a built-in action was made with. */
type Made = Readonly<Record<string, unknown>>;

const timerEvent = v.object({ type: v.pipe(v.string(), v.startsWith('xstate.after.')) });
const timerId = v.pipe(v.string(), v.startsWith('xstate.after.'));

/** How XState names the actor that started this one. */
const parent = '#_parent';

/** True of what XState itself adds to a state for each of its delays: it sets a timer, and takes it back. */
const isTimer = ({ event, sendId }: Made): boolean =>
  v.is(timerEvent, event) || v.is(timerId, sendId);

const valueText = (value: unknown): string =>
  (typeof value === 'string' ? value : functionName(value)) ?? computed;

const eventText = (event: unknown): string => referenceName(event) ?? valueText(event);
const refText = (ref: unknown): string => (v.is(withId, ref) ? ref.id : valueText(ref));

const keysOrName = (value: unknown): readonly string[] =>
  v.is(fields, value) ? Object.keys(value) : [valueText(value)];

const inTime = (delay: unknown): readonly string[] =>
  delay === undefined ? [] : [`after ${delayText(delay)}`];

/** What each of XState's built-in actions does, in the words of its own call. */
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

/** Actions as a chart tells of them, but for those that only keep a state's timers. */
export const actionNames = (actions: readonly unknown[]): readonly string[] =>
  actions.flatMap((action) => actionName(action) ?? []);
