import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  AnyEventObject,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { transitionsOf } from '#statelab/paths/transitions.ts';
import type { StateNode } from '#statelab/paths/states.ts';

/** What a guard said when it was asked about an event. */
export interface Verdict {
  /** The transition's name, as `transitionsOf` gives it. */
  readonly transition: string;
  readonly guard: string;
  /** What the guard judged: its parameters, and what it read of the context. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly passed: boolean;
}

/** Notes what is read of a record. */
const watch = (record: object, read: Record<string, unknown>): object =>
  new Proxy(record, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'string') read[key] = value;
      return value;
    },
  });

const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return 'unnamed guard';
};

/** A guard's parameters, as it gets them. */
function paramsOf(
  guard: AnyTransitionDefinition['guard'],
  args: { context: AnyMachineSnapshot['context']; event: AnyEventObject },
): unknown {
  if (typeof guard !== 'object' || !('params' in guard)) return undefined;
  return typeof guard.params === 'function' ? guard.params(args) : guard.params;
}

const asRecord = (params: unknown): Readonly<Record<string, unknown>> => {
  if (params === undefined) return {};
  return typeof params === 'object' && params !== null ? { ...params } : { value: params };
};

/** Whether an event's type is what a transition waits for, which may end in a wildcard. */
const matches = (type: string, descriptor: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

const candidatesOf = (node: StateNode, type: string): readonly AnyTransitionDefinition[] =>
  [...node.transitions]
    .filter(([descriptor]) => matches(type, descriptor))
    .toSorted(([a], [b]) => b.length - a.length)
    .flatMap(([, candidates]) => candidates);

/** Asks the guards of a machine again, the same ones in the same order as XState asks them. */
export interface Judge {
  /** What the guards say that an event depends on. Empty where no state knows the event. */
  readonly onEvent: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => readonly Verdict[];
  /** What the guards say that decide, with no event of their own, whether a state is passed through. */
  readonly onEntry: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => readonly Verdict[];
}

export function createJudge(machine: AnyStateMachine): Judge {
  const names = new Map([...transitionsOf(machine)].map(([name, found]) => [found, name]));

  function ask(
    transition: AnyTransitionDefinition,
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
  ): Verdict | undefined {
    const { guard } = transition;
    if (guard === undefined) return undefined;
    const read: Record<string, unknown> = {};
    let params: unknown;
    let passed = false;
    try {
      params = paramsOf(guard, { context: snapshot.context, event });
      const resolved = typeof guard === 'object' ? { ...guard, params } : guard;
      passed = evaluateGuard(resolved, watch(snapshot.context, read), event, snapshot);
    } catch {
      // A guard that breaks on what it judges lets nothing pass.
    }
    return {
      transition: names.get(transition) ?? '',
      guard: guardName(guard),
      values: { ...asRecord(params), ...read },
      passed,
    };
  }

  /** From each innermost state outwards, until a transition is enabled. */
  function askAll(
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
    candidatesAt: (node: StateNode) => readonly AnyTransitionDefinition[],
  ): readonly Verdict[] {
    const verdicts = new Map<AnyTransitionDefinition, Verdict>();
    const isLeaf = (node: StateNode) => Object.keys(node.states).length === 0;
    const askFrom = (leaf: StateNode): void => {
      for (let node: StateNode | undefined = leaf; node !== undefined; node = node.parent) {
        for (const candidate of candidatesAt(node)) {
          const verdict = verdicts.get(candidate) ?? ask(candidate, snapshot, event);
          if (verdict === undefined) return;
          verdicts.set(candidate, verdict);
          if (verdict.passed) return;
        }
      }
    };
    for (const leaf of snapshot._nodes.filter(isLeaf)) askFrom(leaf);
    return [...verdicts.values()];
  }

  return {
    onEvent: (snapshot, event) => askAll(snapshot, event, (node) => candidatesOf(node, event.type)),
    onEntry: (snapshot, event) => askAll(snapshot, event, (node) => node.always ?? []),
  };
}
