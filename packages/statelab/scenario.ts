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

/** One way an effect that answers once can end. */
export type Outcome<Output> =
  | { readonly name: string; readonly output: Output }
  | { readonly name: string; readonly error: Error };

/** The outcomes of every effect of a machine that answers something, by the name the machine gives it. */
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
  /** So many milliseconds go by. */
  | { readonly kind: 'wait'; readonly ms: number }
  /** A running effect ends in the outcome of that name. */
  | { readonly kind: 'outcome'; readonly actor: string; readonly outcome: string };

/** What one step did. */
export interface StepResult<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly step: Step<Machine>;
  readonly before: SnapshotFrom<Machine>;
  readonly after: SnapshotFrom<Machine>;
  /** The effects that it started, with what they were given. */
  readonly started: readonly { readonly actor: string; readonly input: unknown }[];
  /** The events that it sent to listening effects, in order. */
  readonly sentEvents: readonly { readonly actor: string; readonly event: EventObject }[];
}

/** An event as it can really come, and when. */
export interface EventCase<Machine extends AnyStateMachine> {
  readonly event: EventFromLogic<Machine>;
  /** The moments at which a page or the world can send it: at any, where left out. */
  readonly when?: (snapshot: SnapshotFrom<Machine>) => boolean;
}

/** What a machine is given at its start; left out for one that takes nothing. */
type TakingInput<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? { readonly input?: InputFrom<Machine> }
    : { readonly input: InputFrom<Machine> };

/**
 * How to exercise a machine: what can happen to it, and what must always be true.
 * Path tests, browser tests and the lab read the same one.
 */
export type Scenario<Machine extends AnyStateMachine = AnyStateMachine> = Exercise<Machine> &
  TakingInput<Machine>;

interface Exercise<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly events: readonly EventCase<Machine>[];
  readonly outcomes: Outcomes<Machine>;
  /**
   * Names a moment: those with the same name, and the same time to go on every timer, count
   * as one. It tells apart what decides how a machine goes on, and no more.
   */
  readonly key: (snapshot: SnapshotFrom<Machine>) => string;
  /** What is true at every step, as sentences. */
  readonly invariants: Readonly<Record<string, (result: StepResult<Machine>) => boolean>>;
  /**
   * What can always still happen, as sentences: from every moment at which `from` holds, some way
   * leads to one at which `to` does, whatever comes in between.
   */
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
  /** True if it was derived from the machine alone: guards answer as each event says. */
  readonly isDerived?: boolean;
  /** What looks wrong with the machine and is not, as its check names it; each with the reason. */
  readonly accepted?: Readonly<Record<string, string>>;
}
