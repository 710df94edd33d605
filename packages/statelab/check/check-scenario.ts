import { messageOf } from '#statelab/message-of.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { loopOf } from '#statelab/explore/endless-loop.ts';
import type { Break } from '#statelab/explore/explore.ts';
import { checkModel, type Finding } from './model-checks.ts';
import { givenMachine } from '#statelab/open/derived-scenario.ts';
import { checkReferences } from './reference-checks.ts';
import { checkOrder, type Walked } from './order-checks.ts';

export type RatedFinding = ReturnType<typeof checkScenario>[number];

/** A finding's name, also under `accepted` in a scenario. */
export const nameOf = ({ kind, where }: Finding): string => `${kind}: ${where}`;

/** A walk through a scenario, or the error that ended it. */
export type Walk = Walked | { readonly error: unknown };

/** Walks through a scenario, for all that is checked on the way. */
export function walkThrough(scenario: Scenario): Walk {
  try {
    return checkOrder(scenario);
  } catch (error) {
    return { error };
  }
}

/** True for JavaScript's own errors. Most come from a value that the lab guessed. */
const isOfGuess = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;

function breakIn({ machine }: Scenario, { state, step, error }: Break): Finding {
  const { stack } = error instanceof Error ? error : {};
  return {
    kind: 'breaks',
    where: `${machine.id}.${state} on ${step}: ${messageOf(error)}`,
    ...(stack !== undefined && { stack }),
    ...(isOfGuess(error) && {
      excuse:
        'Perhaps for a value that the lab guessed: a scenario says what events carry and what actors return.',
    }),
  };
}

/** The findings of a walk. An endless loop ends the walk and counts as a finding. */
function findingsOf(scenario: Scenario, walk: Walk): readonly Finding[] {
  // In a derived scenario events choose what guards return, so two of a chain always hold.
  if ('found' in walk) {
    const { found, exploration } = walk;
    return scenario.isDerived === true
      ? exploration.breaks.map((each) => breakIn(scenario, each))
      : found;
  }
  const loop = loopOf(walk.error);
  if (loop === undefined) throw walk.error;
  const where = `${scenario.machine.id}. ${loop.message}`;
  return [{ kind: 'endless loop', where, transitions: loop.transitions }];
}

/** Checks a scenario's machine, statically and on a walk through it. Throws what ended the walk, but for an endless loop. */
export const checkScenario = (scenario: Scenario, walk: Walk = walkThrough(scenario)) =>
  [
    ...checkReferences(givenMachine(scenario.machine)),
    ...checkModel(scenario.machine),
    ...findingsOf(scenario, walk),
  ].map((finding) => ({
    ...finding,
    /** Why it is accepted; undefined if it is not. */
    reason: scenario.accepted?.[nameOf(finding)] ?? finding.excuse,
  }));
