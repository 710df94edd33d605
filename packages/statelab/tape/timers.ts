import { isRecord } from '#statelab/is-record.ts';
import { referenceName } from '#statelab/machine/reference-name.ts';

export interface Timer {
  readonly id: string;
  /** The type of the event that it sends. */
  readonly type: string;
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

/** The timer that an action sets, if any: XState compiles `after` to a delayed raise. */
function timerSetBy({ type, params }: ExecutedAction, since: number): Timer | undefined {
  if (type !== 'xstate.raise' || !isRecord(params)) return undefined;
  const { id, delay, event } = params;
  const sent = referenceName(event);
  if (typeof delay !== 'number' || sent === null) return undefined;
  return { id: typeof id === 'string' ? id : sent, type: sent, delay, since };
}

/** The milliseconds of timers that actions set, by event type. */
export const delaysSetBy = (actions: readonly ExecutedAction[]): Record<string, number> =>
  Object.fromEntries(
    actions.flatMap((action) => {
      const set = timerSetBy(action, 0);
      return set === undefined ? [] : [[set.type, set.delay]];
    }),
  );

/** The running timers after an action, which may set or cancel one. */
export function timersAfter(
  timers: readonly Timer[],
  action: ExecutedAction,
  now: number,
): readonly Timer[] {
  const set = timerSetBy(action, now);
  if (set !== undefined) return [...timers.filter(({ id }) => id !== set.id), set];
  if (action.type !== 'xstate.cancel' || !isRecord(action.params)) return timers;
  const { sendId } = action.params;
  return timers.filter(({ id }) => id !== sendId);
}
