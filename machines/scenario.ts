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
type Outcome<Output> =
  | { readonly name: string; readonly output: Output }
  | { readonly name: string; readonly error: Error };

/** The outcomes of every effect with an output, by its name in the machine. */
type Outcomes<Machine extends AnyStateMachine> = {
  readonly [
    Name in keyof Actors<Machine> as [OutputFrom<Actors<Machine>[Name]>] extends [undefined]
      ? never
      : Name
  ]: readonly Outcome<OutputFrom<Actors<Machine>[Name]>>[];
};

/** One thing that can happen to a machine. */
type Step<Machine extends AnyStateMachine = AnyStateMachine> =
  | { readonly kind: 'event'; readonly event: EventFromLogic<Machine> }
  | { readonly kind: 'wait'; readonly ms: number }
  /** A running effect ends with the outcome of that name. */
  | { readonly kind: 'outcome'; readonly actor: string; readonly outcome: string };

/** The result of a step. */
export interface StepResult<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly step: Step<Machine>;
  readonly before: SnapshotFrom<Machine>;
  readonly after: SnapshotFrom<Machine>;
  /** The effects that it started, with their input. */
  readonly started: readonly { readonly actor: string; readonly input: unknown }[];
  /** The events that it sent to effects without outcomes, in order. */
  readonly sentEvents: readonly { readonly actor: string; readonly event: EventObject }[];
}

type Test<Machine extends AnyStateMachine> = (snapshot: SnapshotFrom<Machine>) => boolean;

/** An event, and when it can happen. */
export interface EventCase<Machine extends AnyStateMachine> {
  readonly event: EventFromLogic<Machine>;
  /** When a page or the environment can send it (default: always). */
  readonly when?: Test<Machine>;
}

type TakingInput<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? { readonly input?: InputFrom<Machine> }
    : { readonly input: InputFrom<Machine> };

/** How to exercise a machine: what can happen to it, and what must always be true. */
export type Scenario<Machine extends AnyStateMachine = AnyStateMachine> = TakingInput<Machine> & {
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
  /** What stays possible, as sentences: from each snapshot that passes `from`, a path leads to one that passes `to`. */
  readonly eventually?: Readonly<
    Record<string, { readonly from: Test<Machine>; readonly to: Test<Machine> }>
  >;
  /** Transitions that no tape takes, each with the reason; see statelab's `untaken`. */
  readonly untaken?: Readonly<Record<string, string>>;
  /** Findings of the checks that need no change, each with the reason. */
  readonly accepted?: Readonly<Record<string, string>>;
};

type Result = Pick<StepResult, 'step' | 'started' | 'sentEvents'>;

/** True for a step by an event of one of these types. */
export const isEvent = <Of extends Result, Type extends string>(
  result: Of,
  ...types: readonly Type[]
): result is Of & {
  readonly step: { readonly kind: 'event'; readonly event: { readonly type: Type } };
} => {
  const { step } = result;
  return step.kind === 'event' && types.some((type) => type === step.event.type);
};

/** True if an effect ends with one of these outcomes. */
export const isOutcome = (
  { step }: Result,
  actor: string,
  ...outcomes: readonly string[]
): boolean => step.kind === 'outcome' && step.actor === actor && outcomes.includes(step.outcome);

/** The input of each effect of this name that the step started. */
export const inputsOf = ({ started }: Result, name: string): readonly unknown[] =>
  started.filter(({ actor }) => actor === name).map(({ input }) => input);

/** The events that the step sent to an effect, in order. */
export const sentTo = ({ sentEvents }: Result, name: string) =>
  sentEvents.filter(({ actor }) => actor === name).map(({ event }) => event);

/** True for plain values that are written alike. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
