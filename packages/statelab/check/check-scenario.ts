import type { Scenario } from '#statelab/scenario.ts';
import { loopOf } from '#statelab/explore/endless-loop.ts';
import { explore, troubleText, type Exploration, type Trouble } from '#statelab/explore/explore.ts';
import { cover } from '#statelab/explore/cover.ts';
import { graphOf } from '#statelab/explore/graph.ts';
import { checkModel, type Finding } from './model-checks.ts';
import { delaysIn } from './delay-checks.ts';
import { checkReferences } from './reference-checks.ts';

export type RatedFinding = ReturnType<typeof checkScenario>[number];

/** A finding's name, also under `accepted` in a scenario. */
export const nameOf = ({ kind, where }: Finding): string => `${kind}: ${where}`;

/** True for JavaScript's own errors. Most come from a value that the lab guessed. */
const isOfGuess = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;

function breakIn({ machine }: Scenario, trouble: Trouble): Finding {
  const { error } = trouble;
  const loop = loopOf(error);
  if (loop !== undefined) {
    const where = `${machine.id}. ${loop.message}`;
    return { kind: 'endless loop', where, transitions: loop.transitions };
  }
  const { stack } = error instanceof Error ? error : {};
  return {
    kind: 'breaks',
    where: `${machine.id}.${troubleText(trouble)}`,
    ...(stack !== undefined && { stack }),
    ...(isOfGuess(error) && {
      excuse:
        'Perhaps for a value that the lab guessed: a scenario says what events carry and what actors return.',
    }),
  };
}

/** The paths that break because the scenario's key calls two moments the same that go on differently. */
const pathsLeftOut = (scenario: Scenario, exploration: Exploration): readonly Finding[] =>
  scenario.derived !== undefined
    ? []
    : cover(scenario, graphOf(exploration)).leftOut.map((sentence) => ({
        kind: 'breaks',
        where: `${scenario.machine.id}. ${sentence.replace(/[.]?$/, '.')} The scenario's key gives one name to moments that differ`,
      }));

/** Checks a scenario's machine, statically and by exploring it. */
export const checkScenario = (scenario: Scenario, exploration = explore(scenario)) =>
  [
    ...checkReferences(scenario.derived?.from ?? scenario.machine),
    ...checkModel(scenario.machine),
    ...exploration.breaks.map((each) => breakIn(scenario, each)),
    ...exploration.unrepeatable.map((each): Finding => ({
      kind: 'not repeatable',
      where: `${scenario.machine.id}.${troubleText(each)}`,
    })),
    ...delaysIn(exploration),
    ...pathsLeftOut(scenario, exploration),
  ].map((finding) => ({
    ...finding,
    /** Why it is accepted; undefined if it is not. */
    reason: scenario.accepted?.[nameOf(finding)] ?? finding.excuse,
  }));
