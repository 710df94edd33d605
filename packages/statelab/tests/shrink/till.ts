import type { Scenario, Step } from '#statelab/scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { till } from './till.machine.ts';

export const tillScenario: Scenario<typeof till> = {
  machine: till,
  events: [],
  outcomes: {},
  key: ({ context }) => JSON.stringify(context),
  invariants: {},
};

const item = (name: string, price: number): Step<typeof till> => ({
  kind: 'event',
  event: { type: 'ITEM', name, price },
});

/** What the till was told of a customer with so many items. */
export const shopping = (...items: readonly (readonly [string, number])[]): Tape =>
  recordPath(
    tillScenario,
    items.map(([name, price]) => item(name, price)),
    { path: '', recordedAt: '2026-11-21T09:00:00.000Z', masked: false },
  );
