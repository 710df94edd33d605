import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { explore } from '#statelab/explore/explore.ts';
import { describePaths } from '#statelab/explore/describe-paths.ts';
import { findPaths } from '#statelab/explore/find-paths.ts';
import type { Goal } from '#statelab/explore/goal.ts';
import { parsePathsParams } from '#statelab/explore/paths-params.ts';
import { brokenIn, goalsLostIn } from '#statelab/explore/properties.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { scenarioOf } from '#statelab/tests/scenario-of.ts';

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

const scenario: Scenario = {
  ...scenarioOf(letter, 'POST', 'ARRIVE', 'LOSE'),
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
  expect(brokenIn(scenario, explore(scenario))).toEqual([
    { invariant: 'a letter is burnt', path },
    { invariant: 'a posted letter is eventually read', path },
  ]);
});

test('tells from which moments on a sentence cannot hold any more', () => {
  const exploration = explore(scenario);
  const goalsLostAt = goalsLostIn(scenario, exploration);
  const shown = [...exploration.moments.values()].map(({ key, snapshot }) => [
    snapshot.value,
    goalsLostAt(key, snapshot),
  ]);
  expect(shown).toEqual([
    ['written', []],
    ['posted', []],
    ['read', []],
    ['lost', ['a posted letter is eventually read']],
  ]);
});

test('calls nothing broken that lies beyond a bound', () => {
  const { never: _, ...bounded } = scenario;
  expect(brokenIn(bounded, explore(bounded, { moments: 2 }))).toEqual([]);
});

test.each([
  ['a letter is burnt', '“a letter is burnt” does not hold after 2 steps.', ['POST', 'LOSE']],
  ['a letter is read', '“a letter is read” holds on every path that was tried.', []],
])('finds the path that breaks the sentence %s', (text, summary, steps) => {
  const goal: Goal = { kind: 'sentence', text };
  const { summary: found, paths } = describePaths(findPaths(scenario, goal), goal);
  expect(found).toBe(summary);
  expect(paths.flatMap((path) => path.steps.map(({ name }) => name))).toEqual(steps);
});

test('reads a sentence in an address', () => {
  expect(parsePathsParams('goal=%E2%80%9CIt+can+lock.%E2%80%9D').goal).toEqual({
    kind: 'sentence',
    text: 'It can lock.',
  });
});
