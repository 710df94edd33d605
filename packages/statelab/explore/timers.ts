import type { AnyActorRef, AnyEventObject } from 'xstate';
import { isActor, isEvent } from '#statelab/machine/is-actor.ts';
import { isRecord } from '#statelab/is-record.ts';

/** An event that waits for its time. */
export interface Timer {
  /** XState replaces and cancels a timer by its id; one without is neither. */
  readonly id: string | undefined;
  readonly event: AnyEventObject;
  /** The actor that gets the event; undefined for the machine itself. */
  readonly to: AnyActorRef | undefined;
  /** Milliseconds. */
  readonly delay: number;
  /** Milliseconds since the start of the machine. */
  readonly since: number;
}

/** An action as XState executes and inspects it. */
export interface ExecutedAction {
  readonly type: string;
  readonly params: unknown;
}

/** The longest delay of a timer in a browser and in Node. */
const longest = 2 ** 31 - 1;

/** True for a delay that no timer can wait: too long, below zero or not a number. It fires at once. */
export const isImpossible = (delay: number): boolean => !(delay >= 0 && delay <= longest);

/** A timer that cannot wait fires after a millisecond, as in Node. */
export const dueAt = ({ since, delay }: Timer): number => since + (isImpossible(delay) ? 1 : delay);

/** The timer that an action sets, if any: XState compiles `after` to a delayed raise. */
function timerSetBy({ type, params }: ExecutedAction, since: number): Timer | undefined {
  if (!['xstate.raise', 'xstate.sendTo'].includes(type) || !isRecord(params)) return undefined;
  const { id, delay, event, to } = params;
  if (typeof delay !== 'number' || !isEvent(event)) return undefined;
  const target = isActor(to) ? to : undefined;
  return { id: typeof id === 'string' ? id : undefined, event, to: target, delay, since };
}

/** The milliseconds of timers that raise events, by event type. */
export const delaysSetBy = (actions: readonly ExecutedAction[]): Record<string, number> =>
  Object.fromEntries(
    actions.flatMap((action) => {
      const set = action.type === 'xstate.raise' ? timerSetBy(action, 0) : undefined;
      return set === undefined ? [] : [[set.event.type, set.delay]];
    }),
  );

/** The running timers after an action, which may set or cancel one. */
export function timersAfter(
  timers: readonly Timer[],
  action: ExecutedAction,
  now: number,
): readonly Timer[] {
  const set = timerSetBy(action, now);
  if (set !== undefined) {
    return [...timers.filter(({ id }) => id === undefined || id !== set.id), set];
  }
  if (action.type !== 'xstate.cancel' || !isRecord(action.params)) return timers;
  const { sendId } = action.params;
  return timers.filter(({ id }) => id !== sendId);
}
