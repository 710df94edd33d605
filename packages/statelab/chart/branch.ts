import type { AnyTransitionDefinition } from 'xstate';
import * as v from 'valibot';
import { guardName } from './guard-name.ts';
import type { ChartTransition } from './model.ts';
import { madeWith } from './names.ts';

/** XState lets a route pass by a guard of its own, and with the one that was written if there is one. */
const withOwn = v.object({ guards: v.array(v.unknown()) });

/** A transition's guard, and its place among those that the same thing sets off; the name is `transitionsOf`'s. */
export function branchAt(
  name: string,
  { eventType, guard }: AnyTransitionDefinition,
): Pick<ChartTransition, 'guard' | 'place'> {
  if (eventType !== 'xstate.route') {
    return { guard: guardName(guard), place: Number(name.slice(name.lastIndexOf('|') + 1)) };
  }
  // Each route is an event of its own: none comes after another.
  const made = madeWith(guard);
  return { guard: v.is(withOwn, made) ? guardName(made.guards[1]) : null, place: 0 };
}
