import { manyQuestionsScenario } from '#machines/faq-search/faq-search.scenario.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { labMachines } from '#lab/machine-folders.ts';

const order = 'order decides: faq-search.sorting on always:';

/** A scenario for each machine that reaches every state; the site’s few questions do not. */
export const wholeScenarios = labMachines.map(
  ({ id, scenario }): { readonly id: string; readonly scenario: Scenario } =>
    id === 'faq-search'
      ? {
          id,
          scenario: {
            ...manyQuestionsScenario,
            accepted: {
              ...manyQuestionsScenario.accepted,
              [`${order} ‘query is empty’ before ‘more matches’`]:
                'Every question matches an empty search.',
              [`${order} ‘more matches’ before ‘something matches’`]:
                'What matches beyond fifty matches, too.',
            },
          },
        }
      : { id, scenario },
);
