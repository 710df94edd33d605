import * as v from 'valibot';

/** What stands for a part that was written where it is used, and so has no name. */
export const unnamed = '(unnamed)';

const typed = v.object({ type: v.string() });

/** The name of a guard, action or actor as a machine's definition gives it. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  // The built-in actions are functions that carry a type: 'xstate.assign' is one without a name.
  if (typeof part === 'object' && v.is(typed, part)) return part.type;
  return unnamed;
}

const timerEvent = v.object({ type: v.pipe(v.string(), v.startsWith('xstate.after.')) });
const timerId = v.pipe(v.string(), v.startsWith('xstate.after.'));

/** True of what XState itself adds to a state for each of its delays: it sets a timer, and takes it back. */
const isTimer = (action: unknown): boolean =>
  typeof action === 'function' &&
  (('event' in action && v.is(timerEvent, action.event)) ||
    ('sendId' in action && v.is(timerId, action.sendId)));

/** The names of actions, but for those that only keep a state's timers. */
export const actionNames = (actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isTimer(action)).map(nameOf);

export const sourceName = nameOf;

export const guardName = (guard: unknown): string | null =>
  guard === undefined ? null : nameOf(guard);

const withRequirement = v.object({ requirement: v.string() });

/** The requirement that a state or transition meets, where its meta says so. */
export const requirementIn = (meta: unknown): string | null =>
  v.is(withRequirement, meta) ? meta.requirement : null;
