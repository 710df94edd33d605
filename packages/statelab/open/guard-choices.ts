import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { transitionsOf } from '#statelab/machine/states.ts';
import { guardNames } from '#statelab/machine/names.ts';
import { parseJson } from '#statelab/parse-json.ts';
import { isRecord } from '#statelab/is-record.ts';

/** What guards return, by their names. */
export type Results = Readonly<Record<string, boolean>>;

/** The key under which an event chooses what guards return, by their names. */
export const choicesKey = 'guards';

/** The most guards that an event chooses for. Large machines have many on one event. */
const mostGuards = 4;

/** The guards of each event type: those of its transitions, and of the eventless ones after them. */
export function guardsOf(machine: AnyStateMachine): ReadonlyMap<string, readonly string[]> {
  const guards = new Map<string, Set<string>>();
  for (const { eventType, guard, target = [] } of transitionsOf(machine).values()) {
    const after = target.flatMap(({ always }) => always ?? []);
    const names = [guard, ...after.map((transition) => transition.guard)].flatMap(guardNames);
    const known = guards.get(eventType) ?? new Set();
    guards.set(eventType, new Set([...known, ...names].slice(0, mostGuards)));
  }
  return new Map([...guards].map(([type, names]) => [type, [...names]]));
}

/** Every combination of what guards return. */
export function everyCombination(names: readonly string[]): readonly Results[] {
  return names.reduce<readonly Results[]>(
    (combinations, name) =>
      combinations.flatMap((results) => [
        { ...results, [name]: true },
        { ...results, [name]: false },
      ]),
    [{}],
  );
}

/** A combination in words: `is adult, not is barred`. */
export const resultsText = (results: Results): string =>
  Object.entries(results)
    .map(([name, result]) => (result ? name : `not ${name}`))
    .join(', ');

/** What an event chooses for guards, in itself, its output or its error. */
export function choicesIn(event: AnyEventObject): Results {
  const { output, error }: Readonly<Record<string, unknown>> = event;
  const fromError = error instanceof Error ? parseJson(error.message)?.value : undefined;
  for (const saying of [event, output, fromError]) {
    const choices = isRecord(saying) ? saying[choicesKey] : undefined;
    if (!isRecord(choices)) continue;
    return Object.fromEntries(
      Object.entries(choices).flatMap(([name, choice]) =>
        typeof choice === 'boolean' ? [[name, choice] as const] : [],
      ),
    );
  }
  return {};
}
