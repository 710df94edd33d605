import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { explore } from '#statelab/explore/explore.ts';
import { brokenProperties } from '#statelab/check/properties.ts';
import type { Scenario } from '#statelab/scenario.ts';

const letter = createMachine({
  id: 'letter',
  initial: 'written',
  states: {
    written: { on: { POST: 'posted' } },
    posted: { on: { ARRIVE: 'read', LOSE: 'lost', POST: 'posted' } },
    lost: { on: { POST: 'lost' } },
    read: {},
  },
});

const scenario: Scenario<typeof letter> = {
  machine: letter,
  events: [{ event: { type: 'POST' } }, { event: { type: 'ARRIVE' } }, { event: { type: 'LOSE' } }],
  outcomes: {},
  key: ({ value }) => JSON.stringify(value),
  invariants: {},
  eventually: {
    'a posted letter is eventually read': {
      from: ({ value }) => value !== 'read',
      to: ({ value }) => value === 'read',
    },
    'a written letter is eventually posted': {
      from: ({ value }) => value === 'written',
      to: ({ value }) => value === 'posted',
    },
  },
  never: { 'a letter is burnt': ({ value }) => value === 'lost' },
};

test('finds a moment from which nothing leads on, and one that must never come', () => {
  const path = [
    { kind: 'event', event: { type: 'POST' } },
    { kind: 'event', event: { type: 'LOSE' } },
  ];
  expect(brokenProperties(scenario, explore(scenario))).toEqual([
    { invariant: 'a letter is burnt', path },
    { invariant: 'a posted letter is eventually read', path },
  ]);
});

test('calls nothing broken that lies beyond a bound', () => {
  const { never: _, ...bounded } = scenario;
  expect(brokenProperties(bounded, explore(bounded, { moments: 2 }))).toEqual([]);
});
