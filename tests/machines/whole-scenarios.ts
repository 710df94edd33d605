import { manyQuestionsScenario } from '#machines/faq-search/faq-search.scenario.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { labMachines } from '#lab/machine-folders.ts';

/** A scenario for each machine that reaches every state; the site’s few questions do not. */
export const wholeScenarios = labMachines.map(
  ({ id, scenario }): { readonly id: string; readonly scenario: Scenario } => ({
    id,
    scenario: id === 'faq-search' ? manyQuestionsScenario : scenario,
  }),
);
