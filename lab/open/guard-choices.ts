import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { transitionsOf } from '#lab/paths/transitions.ts';
import { madeWith, referenceName } from '#lab/chart/names.ts';

/** Under this key an event says what guards are to answer to it, by their names. */
export const choicesKey = 'guards';

/** The names of the guards that a guard asks, itself or through `and`, `or` and `not`. */
function namesIn(guard: unknown): readonly string[] {
  const name = referenceName(guard);
  if (name !== null) return [name];
  const asked = madeWith(guard)['guards'];
  return Array.isArray(asked) ? asked.flatMap(namesIn) : [];
}

/** A machine of several hundred states has many guards on one event: only so many are chosen among. */
const mostGuards = 4;

/** The guards that may be asked about an event, by the event's type: those of its own transitions, and of those that follow without one. */
export function guardsOf(machine: AnyStateMachine): ReadonlyMap<string, readonly string[]> {
  const guards = new Map<string, Set<string>>();
  for (const { eventType, guard, target = [] } of transitionsOf(machine).values()) {
    const after = target.flatMap(({ always }) => always ?? []);
    const names = [guard, ...after.map((transition) => transition.guard)].flatMap(namesIn);
    const known = guards.get(eventType) ?? new Set();
    guards.set(eventType, new Set([...known, ...names].slice(0, mostGuards)));
  }
  return new Map([...guards].map(([type, names]) => [type, [...names]]));
}

/** Every way in which guards can answer. */
export function answersOf(names: readonly string[]): readonly Readonly<Record<string, boolean>>[] {
  return names.reduce<readonly Readonly<Record<string, boolean>>[]>(
    (answers, name) =>
      answers.flatMap((answer) => [
        { ...answer, [name]: true },
        { ...answer, [name]: false },
      ]),
    [{}],
  );
}

/** What an event says of a guard; undefined where it leaves the answer to the guard itself. */
export function choiceIn(event: AnyEventObject, name: string): boolean | undefined {
  const choices: unknown = event[choicesKey];
  if (typeof choices !== 'object' || choices === null) return undefined;
  const answer: unknown = Object.entries(choices).find(([key]) => key === name)?.[1];
  return typeof answer === 'boolean' ? answer : undefined;
}
