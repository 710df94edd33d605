import { fromPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import type { Outcome } from '#machines/scenario.ts';
import { labMachineOf } from '#lab.config.ts';
import type { LabClock } from './lab-clock.ts';

/** The effects that reach beyond the page: no lab has a form handler, or asks where a tester is. */
const beyondThePage = ['postForm', 'submitForm', 'deliverEntry', 'permission', 'lookup'];

/** What a tester chooses for an effect that is never to answer. */
export const noAnswer = 'no answer';

/** How long a stand-in takes, in milliseconds: long enough to see that something is under way. */
const answerTime = 400;

/** The outcomes that a machine's scenario knows of each effect beyond the page. */
export function outcomesBeyond(id: string): Readonly<Record<string, readonly Outcome<unknown>[]>> {
  const outcomes: Readonly<Record<string, readonly Outcome<unknown>[]>> =
    labMachineOf(id)?.scenario.outcomes ?? {};
  return Object.fromEntries(
    beyondThePage.flatMap((name) => {
      const own = outcomes[name];
      return own === undefined ? [] : [[name, own]];
    }),
  );
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

/** A machine whose effects beyond the page end as the tester chose, by name; else as their first outcome says. */
export const withStandIns = (
  machine: AnyStateMachine,
  clock: LabClock,
  chosen: (effect: string) => string | undefined,
): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries(outcomesBeyond(machine.id)).map(([name, outcomes]) => [
        name,
        standIn(outcomes, clock, () => chosen(name)),
      ]),
    ),
  });
