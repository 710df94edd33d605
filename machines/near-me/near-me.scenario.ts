import { cities } from '#content/cities.ts';
import { cityLookup } from '#content/other-services.ts';
import { inputsOf, isOutcome, type Scenario } from '#machines/scenario.ts';
import { nearMeMachine } from './near-me.machine.ts';

export const nearMeScenario: Scenario<typeof nearMeMachine> = {
  machine: nearMeMachine,
  input: { towns: cities, service: cityLookup.address },
  events: [],
  outcomes: {
    permission: [
      { name: 'granted', output: 'granted' },
      { name: 'denied', output: 'denied' },
      { name: 'unsupported', output: 'unsupported' },
      { name: 'failure', error: new Error('The browser could not ask.') },
    ],
    lookup: [
      { name: 'one of the cities', output: 'Whangarei' },
      { name: 'another town', output: 'Taupō' },
      { name: 'no city, or failure', error: new TypeError('Failed to fetch') },
    ],
  },
  key: ({ value, context }) => `${JSON.stringify(value)}: ${context.place?.name ?? 'no place'}`,
  accepted: {
    'dead end: near-me.located': 'The page locates the visitor once. A reload does so again.',
    'dead end: near-me.unlocated': 'The page locates the visitor once. A reload does so again.',
  },
  invariants: {
    'the lookup follows the answer to the prompt, unless the browser cannot locate': (result) =>
      inputsOf(result, 'lookup').length > 0 ===
      isOutcome(result, 'permission', 'granted', 'denied', 'failure'),
    'a place is known exactly while it is located': ({ after }) =>
      after.matches('located') === (after.context.place !== null),
    'a result does not change': ({ before, after }) =>
      before.matches('asking') || before.hasTag('detecting') || after.value === before.value,
  },
};
