import type {
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';

type Actors<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>;

/** One outcome of an effect. */
export type Outcome<Output> =
  | { readonly name: string; readonly output: Output }
  | { readonly name: string; readonly error: Error };

/** The outcomes of every effect with an output, by its name in the machine. */
export type Outcomes<Machine extends AnyStateMachine> = {
  readonly [
    Name in keyof Actors<Machine> as [OutputFrom<Actors<Machine>[Name]>] extends [undefined]
      ? never
      : Name
  ]: readonly Outcome<OutputFrom<Actors<Machine>[Name]>>[];
};

/** One thing that can happen to a machine. */
export type Step<Machine extends AnyStateMachine = AnyStateMachine> =
  | { readonly kind: 'event'; readonly event: EventFromLogic<Machine> }
  | { readonly kind: 'wait'; readonly ms: number }
  /** A running effect ends with the outcome of that name. */
  | { readonly kind: 'outcome'; readonly actor: string; readonly outcome: string };

/** The result of a step. */
export interface StepResult<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly step: Step<Machine>;
  readonly before: SnapshotFrom<Machine>;
  readonly after: SnapshotFrom<Machine>;
  /** The names of the transitions that it took. */
  readonly transitions: readonly string[];
  /** The effects that it started, with their input. */
  readonly started: readonly { readonly actor: string; readonly input: unknown }[];
  /** The events that it sent to effects without outcomes, in order. */
  readonly sentEvents: readonly { readonly actor: string; readonly event: EventObject }[];
}

/** An event, and when it can happen. */
export interface EventCase<Machine extends AnyStateMachine> {
  readonly event: EventFromLogic<Machine>;
  /** When a page or the environment can send it (default: always). */
  readonly when?: (snapshot: SnapshotFrom<Machine>) => boolean;
}

type TakingInput<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? { readonly input?: InputFrom<Machine> }
    : { readonly input: InputFrom<Machine> };

/** How to exercise a machine: what can happen to it, and what must always be true. */
export type Scenario<Machine extends AnyStateMachine = AnyStateMachine> = Exercise<Machine> &
  TakingInput<Machine>;

interface Exercise<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly events: readonly EventCase<Machine>[];
  readonly outcomes: Outcomes<Machine>;
  /**
   * Names a moment. Moments with the same name, and the same time left on every timer, count as one.
   * It distinguishes only what decides what happens next.
   */
  readonly key: (snapshot: SnapshotFrom<Machine>) => string;
  /** What is always true, as sentences. */
  readonly invariants: Readonly<Record<string, (result: StepResult<Machine>) => boolean>>;
  /** What stays possible, as sentences: from every moment with `from`, some path leads to one with `to`. */
  readonly eventually?: Readonly<
    Record<
      string,
      {
        readonly from: (snapshot: SnapshotFrom<Machine>) => boolean;
        readonly to: (snapshot: SnapshotFrom<Machine>) => boolean;
      }
    >
  >;
  /** What no path leads to, as sentences. */
  readonly never?: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** Of a scenario that is derived from a machine alone. */
  readonly derived?: {
    /** The machine as it was given. */
    readonly from: Machine;
    /** What was guessed: of what no step reached, nothing is known. */
    readonly guesses: readonly string[];
    /** Moments of the same name differ only in what no guard reads: a few of each are explored. */
    readonly alike: (snapshot: SnapshotFrom<Machine>) => string;
  };
  /**
   * What no tape takes, each with the reason: an event with its payload, an end of an actor
   * ('submitForm: lost'), or a transition.
   */
  readonly untaken?: Readonly<Record<string, string>>;
  /** Findings of the checks that are right as they are, each with the reason. */
  readonly accepted?: Readonly<Record<string, string>>;
}
