import type { Exploration } from '#statelab/explore/explore.ts';
import { cover, type Path } from '#statelab/explore/cover.ts';
import { graphOf } from '#statelab/explore/graph.ts';
import type { Scenario } from '#statelab/scenario.ts';

/** A few paths that take every transition of an exploration. */
export const coverTransitions = (
  scenario: Scenario,
  exploration: Exploration,
  longest = 25,
): readonly Path[] => cover(scenario, graphOf(exploration), { longest }).paths;
