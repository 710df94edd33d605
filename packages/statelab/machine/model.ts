export interface ChartTransition {
  /** From `transitionsOf`. */
  readonly name: string;
  readonly source: string;
  /** The ids of all states it enters; empty for a transition without a target. */
  readonly targets: readonly string[];
  readonly kind: 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot';
  /** As readable text: 'STEP.NEXT', 'after autoAdvance (800 ms)', 'postForm done'. */
  readonly trigger: string;
  readonly guard: string | null;
  /** True for an inline guard: two with the same code may differ. */
  readonly isInline: boolean;
  /** Its index among its state's transitions with the same trigger. */
  readonly place: number;
  readonly actions: readonly string[];
  /** True if it exits and re-enters its own state. */
  readonly reenters: boolean;
  readonly description: string | null;
  readonly requirement: string | null;
}

export interface ChartHistory {
  /** Whether it restores nested states too. */
  readonly isDeep: boolean;
  /** The ids of its default states. */
  readonly targets: readonly string[];
}

export interface ChartState {
  readonly id: string;
  readonly key: string;
  /** The parent's id; null for the root. */
  readonly parent: string | null;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The id of the initial child; null without one. */
  readonly initial: string | null;
  readonly initialActions: readonly string[];
  /** Null for other states. */
  readonly history: ChartHistory | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The names of its invoked actors. */
  readonly invokes: readonly string[];
  /** On the root: the declared actors that nothing starts by name. */
  readonly spawns: readonly string[];
  /** The keys, value or function name of its output; null without one. */
  readonly output: string | null;
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly requirement: string | null;
}

/** Parents come before their children. */
export interface ChartModel {
  readonly id: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}
