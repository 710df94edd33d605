import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { transitionsOf } from './states.ts';
import { referenceName } from './reference-name.ts';
import { statesOf, type StateNode } from './states.ts';

/** A part's name. A function's own name does not count: minifiers shorten it. */
const nameOf = (part: unknown): string =>
  referenceName(typeof part === 'function' && 'type' in part ? part.type : part) ?? '';

const describeState = (node: StateNode): readonly unknown[] => [
  node.id,
  node.type,
  node.initial.target.map(({ id }) => id),
  node.entry.map(nameOf),
  node.exit.map(nameOf),
  node.invoke.map(({ id, src }) => [id, nameOf(src)]),
];

/** Two 32-bit multiplicative hashes of a text, as 16 hexadecimal digits. */
function hash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x1000193;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

const describeTransition = (name: string, transition: AnyTransitionDefinition) => [
  name,
  transition.target?.map(({ id }) => id) ?? null,
  nameOf(transition.guard),
  transition.actions.map(nameOf),
  transition.reenter,
];

const delaysOf = ({ implementations }: AnyStateMachine) =>
  Object.entries(implementations.delays).map(([name, delay]) => [
    name,
    typeof delay === 'number' ? delay : 'computed',
  ]);

/** A 4-digit hexadecimal hash for each state with its transitions, and one for the delays. */
export function shapesOf(machine: AnyStateMachine): Readonly<Record<string, string>> {
  const transitions = [...transitionsOf(machine)];
  const short = (part: unknown) => hash(JSON.stringify(part)).slice(4, 8);
  const states = statesOf(machine).map((node) => {
    const own = transitions.filter(([, { source }]) => source === node);
    const described = own.map(([name, transition]) => describeTransition(name, transition));
    return [node.id, short([describeState(node), described])];
  });
  return Object.fromEntries([...states, ['delays', short(delaysOf(machine))]]);
}

/**
 * Hashes a machine's shape into 16 hexadecimal digits: its states, transitions, targets, named
 * guards, actions, effects and fixed delays. The code of guards and actions does not count;
 * folding a tape tests that.
 */
export function fingerprint(machine: AnyStateMachine): string {
  const states = statesOf(machine).map(describeState);
  const transitions = [...transitionsOf(machine)].map((named) => describeTransition(...named));
  return hash(JSON.stringify([machine.id, states, transitions, delaysOf(machine)]));
}

/** True if a machine had another shape when a tape was recorded. */
export const hasChanged = (
  machine: AnyStateMachine,
  { fingerprint: recorded }: { readonly fingerprint?: string | undefined },
): boolean => recorded !== undefined && recorded !== fingerprint(machine);
