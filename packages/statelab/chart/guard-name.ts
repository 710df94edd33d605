import * as v from 'valibot';
import { functionName, madeWith, referenceName, unnamed } from './names.ts';

const guards = v.object({ guards: v.array(v.unknown()) });
const stateValue = v.object({ stateValue: v.unknown() });
const branches = v.record(v.string(), v.unknown());

/** The states that a state value tells of: ['player.playing', 'volume.muted']. */
function placesIn(value: unknown): readonly string[] {
  if (!v.is(branches, value)) return [String(value).replace(/^#/, '')];
  return Object.entries(value).flatMap(([key, inner]) => {
    const places = placesIn(inner);
    return places.length === 0 ? [key] : places.map((place) => `${key}.${place}`);
  });
}

/** A guard that is made of others is put in brackets where it stands within another. */
const partName = (guard: unknown): string => {
  const name = guardName(guard) ?? '';
  const isMade = typeof guard === 'function' && v.is(guards, madeWith(guard));
  return isMade && guard.name !== 'not' ? `(${name})` : name;
};

/** A guard as a chart tells of it: by its name, with `and`, `or`, `not` and `stateIn` spelled out. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard !== 'function') return referenceName(guard) ?? unnamed;
  const made = madeWith(guard);
  if (v.is(stateValue, made)) return `in ${placesIn(made.stateValue).join(' and ')}`;
  if (!v.is(guards, made)) return functionName(guard) ?? unnamed;
  const parts = made.guards.map(partName);
  return guard.name === 'not' ? `not ${parts.join('')}` : parts.join(` ${guard.name} `);
}
