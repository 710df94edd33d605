import type { Scenario } from '#statelab/scenario.ts';
import { loopOf } from '#statelab/explore/endless-loop.ts';
import { checkModel, type Finding } from './model-checks.ts';
import { givenMachine } from '#statelab/open/derived-scenario.ts';
import { checkReferences } from './reference-checks.ts';
import { checkOrder } from './order-checks.ts';

/** A finding, and the reason why it is accepted; undefined if it is not. */
export interface RatedFinding extends Finding {
  readonly reason: string | undefined;
}

/** A finding's name, also under `accepted` in a scenario. */
export const nameOf = ({ kind, where }: Finding): string => `${kind}: ${where}`;

/** The findings of a walk. An endless loop ends it, and is one. */
function checkWalk(scenario: Scenario): readonly Finding[] {
  try {
    const found = checkOrder(scenario);
    // In a derived scenario events choose what guards return, so two of a chain always hold.
    return scenario.isDerived === true ? [] : found;
  } catch (error) {
    const loop = loopOf(error);
    if (loop === undefined) throw error;
    const where = `${scenario.machine.id}. ${loop.message}`;
    return [{ kind: 'endless loop', where, transitions: loop.transitions }];
  }
}

/** Checks a scenario's machine, statically and on a walk through it. */
export const checkScenario = (scenario: Scenario): readonly RatedFinding[] =>
  [
    ...checkReferences(givenMachine(scenario.machine)),
    ...checkModel(scenario.machine),
    ...checkWalk(scenario),
  ].map((finding) => ({
    ...finding,
    reason: scenario.accepted?.[nameOf(finding)],
  }));
