/** Checks of the names by which a machine refers to its actions, guards, actors and delays. */
import type { AnyStateMachine } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';
import { guardNames, madeWith } from '#statelab/machine/names.ts';
import { statesOf, transitionsOf } from '#statelab/machine/states.ts';
import type { Finding } from './model-checks.ts';
import { referenceName } from '#statelab/machine/reference-name.ts';

type Kind = keyof AnyStateMachine['implementations'];

interface Reference {
  readonly kind: Kind;
  readonly name: string;
}

const kinds = ['actions', 'guards', 'actors', 'delays'] as const;

const refer = (kind: Kind, name: unknown): readonly Reference[] =>
  // XState names its own parts and the actors that are written in place.
  typeof name === 'string' && !name.startsWith('xstate.') ? [{ kind, name }] : [];

function inAction(action: unknown): readonly Reference[] {
  const { src, delay } = madeWith(action);
  return [
    ...refer('actions', referenceName(action)),
    ...refer('actors', src),
    ...refer('delays', delay),
  ];
}

/** The references of a definition. What a function asks for at run time is not among them. */
function referencesIn(machine: AnyStateMachine): readonly Reference[] {
  const { actions, guards } = machine.implementations;
  const inGuard = (guard: unknown) => guardNames(guard).flatMap((name) => refer('guards', name));
  return [
    ...Object.values(actions).flatMap(inAction),
    ...Object.values(guards).flatMap(inGuard),
    ...statesOf(machine).flatMap(({ entry, exit, initial, invoke }) => [
      ...[...entry, ...exit, ...initial.actions].flatMap(inAction),
      ...invoke.flatMap(({ src }) => refer('actors', src)),
    ]),
    ...[...transitionsOf(machine).values()].flatMap((transition) => [
      ...transition.actions.flatMap(inAction),
      ...inGuard(transition.guard),
      ...('delay' in transition ? refer('delays', transition.delay) : []),
    ]),
  ];
}

/** Every text in a definition: keys, strings, and the code of functions. */
function* textsIn(part: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof part === 'string') yield part;
  if ((typeof part !== 'function' && typeof part !== 'object') || part === null) return;
  if (seen.has(part)) return;
  seen.add(part);
  if (typeof part === 'function') yield String(part);
  if (typeof part === 'function' || Array.isArray(part) || isRecord(part)) {
    for (const [key, value] of Object.entries(part)) {
      yield key;
      yield* textsIn(value, seen);
    }
  }
}

/** Names that nothing provides, and provided parts that nothing names. */
export function checkReferences(machine: AnyStateMachine): readonly Finding[] {
  const { id, implementations, config } = machine;
  const references = referencesIn(machine);
  const provided = kinds.flatMap((kind) => Object.values<unknown>(implementations[kind]));
  const texts = [config, ...provided].flatMap((part) => [...textsIn(part)]);
  // A function may ask for a part by its name.
  const isNamed = (name: string) =>
    texts.some((text) => text === name || ["'", '"', '`'].some((q) => text.includes(q + name + q)));
  const found = (kind: Finding['kind'], namesOf: (of: Kind) => Iterable<string>) =>
    kinds.flatMap((of) =>
      [...namesOf(of)].map((name) => ({
        kind,
        where: `${of.slice(0, -1)} '${name}' of ${id}`,
        name,
      })),
    );
  return [
    ...found('not provided', (of) => {
      const asked = references.flatMap(({ kind, name }) => (kind === of ? [name] : []));
      return new Set(asked.filter((name) => !Object.hasOwn(implementations[of], name)));
    }),
    ...found('not used', (of) => Object.keys(implementations[of]).filter((name) => !isNamed(name))),
  ];
}
