import type { Scenario } from '#statelab/scenario.ts';
import { loopOf } from './endless-loop.ts';
import { checkModel, type Finding } from './model-checks.ts';
import { checkOrder } from './order-checks.ts';

/** Something that was found, and why it is as it should be; no reason where it is not. */
export interface Judged extends Finding {
  readonly reason: string | undefined;
}

/** How a finding is written, in a list of what is accepted too. */
export const nameOf = ({ kind, where }: Finding): string => `${kind}: ${where}`;

/** What a walk finds. A machine that never comes to rest ends it, and is told of. */
function checkWalk(scenario: Scenario): readonly Finding[] {
  try {
    const found = checkOrder(scenario);
    // Where events say what guards answer, two of a chain always hold.
    return scenario.isDerived === true ? [] : found;
  } catch (error) {
    const loop = loopOf(error);
    if (loop === undefined) throw error;
    const where = `${scenario.machine.id}. ${loop.message}`;
    return [{ kind: 'endless loop', where, transitions: loop.transitions }];
  }
}

/** What looks wrong with a scenario's machine, by its look and on a walk through it. */
export const checkScenario = (scenario: Scenario): readonly Judged[] =>
  [...checkModel(scenario.machine), ...checkWalk(scenario)].map((finding) => ({
    ...finding,
    reason: scenario.accepted?.[nameOf(finding)],
  }));
