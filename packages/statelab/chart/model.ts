/** What can set a transition off. */
export type TriggerKind = 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot';

/** A transition as a chart tells of it. */
export interface ChartTransition {
  /** As `transitionsOf` names it. */
  readonly name: string;
  /** The id of the state it leaves. */
  readonly source: string;
  /** The ids of the states it enters, all of them at once; none for a transition that stays where it is. */
  readonly targets: readonly string[];
  readonly kind: TriggerKind;
  /** What sets it off, to be read: 'STEP.NEXT', 'after autoAdvance (800 ms)', 'postForm done'. */
  readonly trigger: string;
  readonly guard: string | null;
  /** True if the guard is written in place: another of the same code may answer otherwise. */
  readonly isInline: boolean;
  /** Its place among the transitions of its state that the same thing sets off, from 0. */
  readonly place: number;
  readonly actions: readonly string[];
  /** True if it leaves and enters its state anew where it would not have to. */
  readonly reenters: boolean;
  readonly description: string | null;
  readonly requirement: string | null;
}

/** Where a history leads. */
export interface ChartHistory {
  /** Whether it remembers what was active within the states around it, too. */
  readonly isDeep: boolean;
  /** The ids of the states it leads to while there is nothing to remember. */
  readonly targets: readonly string[];
}

/** A state as a chart tells of it. */
export interface ChartState {
  /** XState's id. */
  readonly id: string;
  /** Its name within its parent. */
  readonly key: string;
  /** The parent's id; null for the machine itself. */
  readonly parent: string | null;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The id of the child that is entered first; null where there is none, or all are. */
  readonly initial: string | null;
  /** What happens on the way to that child, and to it alone. */
  readonly initialActions: readonly string[];
  /** What a history leads to; null for any other state. */
  readonly history: ChartHistory | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The names of the actors that run while it is active. */
  readonly invokes: readonly string[];
  /** The names of the actors that the machine knows and no state or action starts by name; with the machine itself. */
  readonly spawns: readonly string[];
  /** What it gives when it is over: the keys of that, its value, or the name of what finds it; null for nothing. */
  readonly output: string | null;
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly requirement: string | null;
}

/** All a chart tells of a machine; parents come before their children. */
export interface ChartModel {
  readonly id: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}
