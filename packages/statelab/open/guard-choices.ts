import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { transitionsOf } from '#statelab/paths/transitions.ts';
import { madeWith, referenceName } from '#statelab/chart/names.ts';
import { isRecord } from '#statelab/paths/is-record.ts';
import { ownValue } from '#statelab/tape/plain.ts';

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

/** The answers in words: `is adult, not is barred`. */
export const answersText = (answers: Readonly<Record<string, boolean>>): string =>
  Object.entries(answers)
    .map(([name, answer]) => (answer ? name : `not ${name}`))
    .join(', ');

/** The message of a failure for which guards are to answer so. A tape keeps nothing else of an error. */
export const failureMessage = (answers: Readonly<Record<string, boolean>>): string =>
  JSON.stringify({ [choicesKey]: answers });

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

/** Where an event may say what guards answer: itself, in what an actor gave, or in how it failed. */
function* sayingIn(event: AnyEventObject): Generator {
  yield event;
  yield event['output'];
  const failure: unknown = event['error'];
  if (failure instanceof Error) yield parsed(failure.message);
}

/** What an event says of a guard; undefined where it leaves the answer to the guard itself. */
export function choiceIn(event: AnyEventObject, name: string): boolean | undefined {
  for (const saying of sayingIn(event)) {
    const choices = isRecord(saying) ? saying[choicesKey] : undefined;
    if (!isRecord(choices)) continue;
    const answer = ownValue(choices, name);
    return typeof answer === 'boolean' ? answer : undefined;
  }
  return undefined;
}
