// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { layOutMachines } from '#statelab/build/chart-maker.ts';
import { Chart } from '#statelab/chart/chart-view.tsx';
import { defineLab, labConfig } from '#statelab/config.ts';

afterEach(cleanup);

/** Machines that XState makes without a word, and cannot run or tell apart. */
const machines: readonly AnyStateMachine[] = [
  createMachine({ id: 'good', initial: 'a', states: { a: {} } }),
  createMachine({ id: 'nowhere', initial: 'missing', states: { a: {} } }),
  createMachine({
    id: 'lost',
    initial: 'a',
    states: { a: {}, hist: { type: 'history', target: 'b' } },
  }),
  createMachine({
    id: 'twice',
    initial: 'a',
    states: { 'a.b': {}, a: { initial: 'b', states: { b: {} } } },
  }),
];

const problems = {
  good: null,
  nowhere:
    'The chart of nowhere cannot be drawn: Initial state node "missing" not found on parent state node #nowhere.',
  lost: "The chart of lost cannot be drawn: Child state 'b' does not exist on 'lost'.",
  twice:
    "The chart of twice cannot be drawn: Two of its states have the id 'twice.a.b'. Give one of them another id.",
};

async function layOutAll() {
  const before = labConfig();
  const scenario = { input: undefined, events: [], outcomes: {}, key: () => '', invariants: {} };
  defineLab({
    machines: machines.map((machine) => ({
      id: machine.id,
      machine,
      scenario: { ...scenario, machine },
      module: '',
      path: null,
    })),
  });
  try {
    return await layOutMachines();
  } finally {
    defineLab(before);
  }
}

test('a machine that cannot be drawn has a sentence, and keeps no other from being drawn', async () => {
  const charts = await layOutAll();
  const found = Object.entries(charts).map(([id, { problem }]) => [id, problem]);
  expect(Object.fromEntries(found)).toEqual(problems);
  expect(charts['good']?.states.map(({ id }) => id)).toEqual(['good', 'good.a']);
});

test('the sentence stands in the chart’s place', async () => {
  const charts = await layOutAll();
  const { twice } = charts;
  if (twice === undefined) throw new Error('There is no chart.');
  render(<Chart layout={twice} />);
  expect(screen.getByRole('alert').textContent).toBe(problems.twice);
  expect(screen.queryByRole('img')).toBe(null);
});
