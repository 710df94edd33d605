import type { Scenario } from '#statelab/scenario.ts';

/** A scenario of events without fields. */
export const scenarioOf = (
  machine: Scenario['machine'],
  ...types: readonly string[]
): Scenario => ({
  machine,
  events: types.map((type) => ({ event: { type } })),
  outcomes: {},
  key: ({ value }) => JSON.stringify(value),
  invariants: {},
});
