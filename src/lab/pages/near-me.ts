import type { nearMeMachine } from '#machines/near-me/near-me.machine.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { open, world } from 'statelab/page/act';
import { desktop, outputNamed, type PageScript } from 'statelab/page/page-script';

type Outcomes = (typeof nearMeScenario)['outcomes'];

/** The page asks as soon as it is opened, so opening it belongs to how the browser answers. */
function answerPermission({ permission }: Outcomes, outcome: string) {
  const answer = outputNamed(permission, outcome);
  return answer === 'unsupported'
    ? [world('removeLocation'), open('/near-me')]
    : [world('holdLocation'), open('/near-me'), world('answerLocation', answer === 'granted')];
}

export const nearMePage: PageScript<typeof nearMeMachine> = {
  scenario: nearMeScenario,
  viewport: desktop,
  prepare: [world('stopClock'), world('holdLookups')],
  acts: (step, outcomes) => {
    if (step.kind === 'wait') return [{ do: 'wait', ms: step.ms }];
    if (step.kind === 'event') return [];
    if (step.actor === 'permission') return answerPermission(outcomes, step.outcome);
    const found = outcomes.lookup.find(({ name }) => name === step.outcome);
    return [world('answerLookup', found !== undefined && 'output' in found ? found.output : null)];
  },
  // A browser that cannot ask counts as one that was refused.
  canHappen: (_, step) => step.kind !== 'outcome' || step.outcome !== 'failure',
  leftToUnitTests: ['near-me.asking|xstate.error.actor.0.near-me.asking|0'],
};
