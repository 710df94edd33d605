import { nearMeScenario } from './near-me.scenario.ts';
import { open } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { world } from '#lab/world-act.ts';

export const nearMePage = definePage({
  scenario: nearMeScenario,
  path: '/near-me',
  prepare: [world('stopClock'), world('holdLookups')],
  outcomes: {
    // A browser without geolocation counts as a rejection.
    permission: {
      opens: (permission) =>
        permission === 'unsupported'
          ? [world('removeLocation'), open('/near-me')]
          : [
              world('holdLocation'),
              open('/near-me'),
              world('decideLocation', permission === 'granted'),
            ],
    },
    lookup: (outcome) => world('respondToLookup', 'output' in outcome ? outcome.output : null),
  },
});
