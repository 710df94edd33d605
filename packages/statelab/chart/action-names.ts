import * as v from 'valibot';
import { actorName } from './actor-names.ts';
import { codeOf, computed, functionName, madeWith, referenceName, unnamed } from './names.ts';
import { delayText } from './time-text.ts';

/** What a built-in action was made with. */
type Made = Readonly<Record<string, unknown>>;

const assignment = v.record(v.string(), v.unknown());
const actor = v.object({ id: v.string() });
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
const refText = (ref: unknown): string => (v.is(actor, ref) ? ref.id : valueText(ref));

const keysOrName = (value: unknown): readonly string[] =>
  v.is(assignment, value) ? Object.keys(value) : [valueText(value)];

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
  if (named !== null || typeof action !== 'function') return named ?? unnamed;
  const made = madeWith(action);
  if (isTimer(made)) return null;
  const call = calls[String(made['type'])]?.(made);
  if (call === undefined) return functionName(action) ?? codeOf(action) ?? unnamed;
  const [name, ...parts] = call;
  return `${name}(${parts.join(', ')})`;
}

/** Actions as a chart tells of them, but for those that only keep a state's timers. */
export const actionNames = (actions: readonly unknown[]): readonly string[] =>
  actions.flatMap((action) => actionName(action) ?? []);
