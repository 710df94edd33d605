import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { outwards, statesOf, type StateNode, transitionsOf } from './states.ts';
import {
  actionNames,
  delayWithLength,
  guardName,
  guardsWithin,
  isInline,
  invokedActors,
  outputText,
  requirementIn,
} from './names.ts';
import { namesOf } from './references.ts';

/** Resolves a history's target: an id, or a path from its parent. */
function targetOf(parent: StateNode, target: string): StateNode {
  const { machine, id } = parent;
  // Dots separate path segments; a dot in an id is escaped.
  const way = `${id.replaceAll(/[\\.]/g, String.raw`\$&`)}.${target}`;
  return machine.getStateNodeById(target.startsWith('#') ? target : way);
}

/** The history of a history state, else null. Throws XState's error for a missing target. */
function historyOf({ type, history, parent, config }: StateNode) {
  if (type !== 'history' || parent === undefined) return null;
  const given = [config.target ?? []].flat();
  const begins = parent.type === 'parallel' ? [parent] : parent.initial.target;
  const targets = given.length === 0 ? begins : given.map((each) => targetOf(parent, each));
  return {
    /** Whether it restores nested states too. */
    isDeep: history === 'deep',
    /** The ids of its default states. */
    targets: targets.map(({ id }) => id),
  };
}

/** The declared actors that are neither invoked nor started by `spawnChild`: only code can spawn them. */
function spawnedActors(machine: AnyStateMachine): readonly string[] {
  const { asked } = namesOf(machine, 'actors');
  return Object.keys(machine.implementations.actors).filter((name) => !asked.has(name));
}

interface Trigger {
  readonly kind: 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot';
  /** As readable text: 'STEP.NEXT', 'after autoAdvance (800 ms)', 'postForm done'. */
  readonly trigger: string;
}

const actorText = ({ source }: AnyTransitionDefinition, id: string): string =>
  invokedActors(source).find((actor) => actor.id === id)?.name ?? id;

const stateText = ({ source }: AnyTransitionDefinition, id: string): string =>
  source.id === id ? source.key : id;

/** XState's events end in the id of their subject: 'xstate.done.actor.0.form.sending'. */
const ownEvent = /^xstate\.(?<what>done\.actor|done\.state|error\.actor|snapshot)\.(?<id>.*)$/su;

function triggerOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): Trigger {
  const { eventType, target } = transition;
  if (eventType === '') return { kind: 'always', trigger: 'always' };
  if (eventType === 'xstate.route') {
    return { kind: 'event', trigger: `route to ${target?.map(({ id }) => id).join()}` };
  }
  if (eventType.startsWith('xstate.after.') && 'delay' in transition) {
    return { kind: 'after', trigger: `after ${delayWithLength(machine, transition.delay)}` };
  }
  const { what, id = '' } = ownEvent.exec(eventType)?.groups ?? {};
  switch (what) {
    case 'done.actor':
      return { kind: 'done', trigger: `${actorText(transition, id)} done` };
    case 'done.state':
      return { kind: 'done', trigger: `${stateText(transition, id)} done` };
    case 'error.actor':
      return { kind: 'error', trigger: `${actorText(transition, id)} error` };
    case 'snapshot':
      return { kind: 'snapshot', trigger: `${actorText(transition, id)} snapshot` };
    default:
      return { kind: 'event', trigger: eventType };
  }
}

/** A transition's guard, and its index in the chain of alternatives; the name is `transitionsOf`'s. */
function branchAt(name: string, { eventType, guard }: AnyTransitionDefinition) {
  if (eventType !== 'xstate.route') {
    return { guard: guardName(guard), place: Number(name.slice(name.lastIndexOf('|') + 1)) };
  }
  // Each route is a separate event. XState combines its guard with one of its own.
  return { guard: guardName(guardsWithin(guard)?.[1]), place: 0 };
}

const stateOf = (node: StateNode) => ({
  id: node.id,
  key: node.key,
  /** The parent's id; null for the root. */
  parent: node.parent?.id ?? null,
  type: node.type,
  /** The id of the initial child; null without one. */
  initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  initialActions: actionNames(node.initial.actions),
  history: historyOf(node),
  entry: actionNames(node.entry),
  exit: actionNames(node.exit),
  invokes: invokedActors(node).map(({ name }) => name),
  /** On the root: the declared actors that nothing starts by name. */
  spawns: node.parent === undefined ? spawnedActors(node.machine) : [],
  output: outputText(node.output),
  tags: node.tags,
  description: node.description ?? null,
  requirement: requirementIn(node.meta),
});

/** A transition out of a state exits it anyway. */
const reentersSource = ({ source, target = [], reenter }: AnyTransitionDefinition): boolean =>
  reenter && target.length > 0 && target.every((node) => [...outwards(node)].includes(source));

export type ChartModel = ReturnType<typeof extractChart>;
export type ChartState = ChartModel['states'][number];
export type ChartTransition = ChartModel['transitions'][number];

/**
 * Gives the chart of a machine, whatever its actors. Parents come before their children. Throws for
 * invalid targets and duplicate ids.
 */
export function extractChart(machine: AnyStateMachine) {
  const transitions = [...transitionsOf(machine)].map(([name, transition]) => ({
    /** From `transitionsOf`. */
    name,
    source: transition.source.id,
    /** The ids of all states it enters; empty for a transition without a target. */
    targets: (transition.target ?? []).map(({ id }) => id),
    ...triggerOf(machine, transition),
    ...branchAt(name, transition),
    /** True for an inline guard: two with the same code may differ. */
    isInline: isInline(transition.guard),
    actions: actionNames(transition.actions),
    /** True if it exits and re-enters its own state. */
    reenters: reentersSource(transition),
    description: transition.description ?? null,
    requirement: requirementIn(transition.meta),
  }));
  const states: readonly ReturnType<typeof stateOf>[] = statesOf(machine).map(stateOf);
  const ids = new Set<string>();
  for (const { id } of states) {
    if (ids.has(id)) {
      throw new Error(`Two of its states have the id '${id}'. Give one of them another id`);
    }
    ids.add(id);
  }
  return { id: machine.id, states, transitions };
}
