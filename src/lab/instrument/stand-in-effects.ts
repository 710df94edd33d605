import { fromPromise, StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import type { Outcome } from '#machines/scenario.ts';
import { labMachineOf } from '#lab.config.ts';
import type { LabClock } from './lab-clock.ts';

/** The effects that reach beyond the page: no lab has a form handler, or asks where a tester is. */
const beyondThePage = ['submitForm', 'deliverEntry', 'permission', 'lookup'];

/** What a tester chooses for an effect that is never to answer. */
export const noAnswer = 'no answer';

/** How long a stand-in takes, in milliseconds: long enough to see that something is under way. */
const answerTime = 400;

/** The machines that a machine runs itself, by the name it gives them. */
const machinesIn = (machine: AnyStateMachine): readonly (readonly [string, AnyStateMachine])[] =>
  Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
    logic instanceof StateMachine ? [[name, logic] as const] : [],
  );

/** The outcomes that scenarios know of each effect beyond the page, of a machine and of those it runs. */
export function outcomesBeyond(id: string): Readonly<Record<string, readonly Outcome<unknown>[]>> {
  const entry = labMachineOf(id);
  if (entry === undefined) return {};
  const outcomes: Readonly<Record<string, readonly Outcome<unknown>[]>> = entry.scenario.outcomes;
  const own = beyondThePage.flatMap((name) => {
    const ends = outcomes[name];
    return ends === undefined ? [] : [[name, ends]];
  });
  const below = machinesIn(entry.machine).map(([, machine]) => outcomesBeyond(machine.id));
  return Object.assign({}, Object.fromEntries(own), ...below);
}

const standIn = (
  outcomes: readonly Outcome<unknown>[],
  clock: LabClock,
  chosen: () => string | undefined,
): AnyActorLogic =>
  fromPromise(async () => {
    const name = chosen();
    await new Promise<void>((resolve) => {
      if (name !== noAnswer) clock.setTimeout(resolve, answerTime);
    });
    const outcome = outcomes.find((candidate) => candidate.name === name) ?? outcomes[0];
    if (outcome !== undefined && 'error' in outcome) throw outcome.error;
    return outcome?.output;
  });

/**
 * A machine whose effects beyond the page, and those of the machines it runs, end as the tester
 * chose, by name; else as their first outcome says.
 */
export function withStandIns(
  machine: AnyStateMachine,
  clock: LabClock,
  chosen: (effect: string) => string | undefined,
): AnyStateMachine {
  const effects = Object.entries(outcomesBeyond(machine.id)).map(
    ([name, outcomes]) => [name, standIn(outcomes, clock, () => chosen(name))] as const,
  );
  const machines = machinesIn(machine).map(
    ([name, below]) => [name, withStandIns(below, clock, chosen)] as const,
  );
  return machine.provide({ actors: Object.fromEntries([...effects, ...machines]) });
}
