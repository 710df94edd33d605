import type { LabMachine } from '#statelab/config.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { kettle } from './kettle.machine.ts';

const scenario: Scenario<typeof kettle> = {
  machine: kettle,
  events: [
    { event: { type: 'FILL', litres: 2 }, when: ({ context }) => context.litres > 0 },
    { event: { type: 'FILL', litres: 1 } },
    { event: { type: 'LISTEN' } },
  ],
  outcomes: {
    feelHeat: [{ name: 'warm', output: 40 }],
    seeLid: [{ name: 'shut', output: 'shut' }],
  },
  key: ({ value }) => JSON.stringify(value),
  invariants: {},
};

/** The kettle as the lab knows it. */
export const kettleInLab: LabMachine = {
  id: 'kettle',
  machine: kettle,
  scenario,
  module: 'kettle.ts',
  path: null,
};
