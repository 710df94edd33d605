/** Checks of the names by which a machine refers to its actions, guards, actors and delays. */
import type { AnyStateMachine } from 'xstate';
import { partsIn } from '#statelab/machine/machine-code.ts';
import { namesOf } from '#statelab/machine/references.ts';
import type { Finding } from './model-checks.ts';

const kinds = ['actions', 'guards', 'actors', 'delays'] as const;

/** Names that nothing provides, and provided parts that nothing names. */
export function checkReferences(machine: AnyStateMachine): readonly Finding[] {
  const { id, implementations, config } = machine;
  const provided = kinds.map((kind) => Object.values<unknown>(implementations[kind]));
  const texts = [...partsIn([config, provided])].map(String);
  // A function may ask for a part by its name.
  const isNamed = (name: string) =>
    texts.some((text) => text === name || ["'", '"', '`'].some((q) => text.includes(q + name + q)));
  const found = (kind: Finding['kind'], names: (of: (typeof kinds)[number]) => readonly string[]) =>
    kinds.flatMap((of) =>
      names(of).map((name) => ({ kind, where: `${of.slice(0, -1)} '${name}' of ${id}`, name })),
    );
  return [
    ...found('not provided', (of) => namesOf(machine, of).missing),
    ...found('not used', (of) => Object.keys(implementations[of]).filter((name) => !isNamed(name))),
  ];
}
