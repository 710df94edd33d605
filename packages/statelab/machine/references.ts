import type { AnyStateMachine } from 'xstate';
import { guardNames, madeWith } from './names.ts';
import { referenceName } from './reference-name.ts';
import { statesOf, transitionsOf } from './states.ts';

type Kind = keyof AnyStateMachine['implementations'];

/** A name by which a machine refers to an action, guard, actor or delay. */
interface Reference {
  readonly kind: Kind;
  readonly name: string;
}

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

/** The names of a kind that a machine refers to, and those of them that nothing provides. */
export function namesOf(machine: AnyStateMachine, of: Kind) {
  const provided = machine.implementations[of];
  const asked = new Set(
    referencesIn(machine).flatMap(({ kind, name }) => (kind === of ? [name] : [])),
  );
  return { asked, missing: [...asked].filter((name) => !Object.hasOwn(provided, name)) };
}
