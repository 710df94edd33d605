/** What the invariants of scenarios ask of a step. */
import type { StepResult } from '#machines/scenario.ts';

type Result = Pick<StepResult, 'step' | 'started' | 'sentEvents'>;

/** True for a step by an event of one of these types. */
export const isEvent = ({ step }: Result, ...types: readonly string[]): boolean =>
  step.kind === 'event' && types.includes(step.event.type);

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
