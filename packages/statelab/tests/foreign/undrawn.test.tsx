// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { Chart } from '#statelab/chart/chart-view.tsx';
import { openingLayout } from '#statelab/chart/opening-layout.ts';
import { chartMaker } from '#statelab/tests/chart-maker.ts';

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

const problems: Readonly<Record<string, string | null>> = {
  good: null,
  nowhere:
    'The chart of nowhere cannot be drawn: Initial state node "missing" not found on parent state node #nowhere.',
  lost: "The chart of lost cannot be drawn: Child state 'b' does not exist on 'lost'.",
  twice:
    "The chart of twice cannot be drawn: Two of its states have the id 'twice.a.b'. Give one of them another id.",
};

const layOut = chartMaker();

test.each(machines)('$id is drawn, or has a sentence why not', async (machine) => {
  expect((await openingLayout(machine, layOut)).problem).toBe(problems[machine.id]);
});

test('the sentence stands in the chart’s place', async () => {
  const [machine] = machines.slice(-1);
  if (machine === undefined) throw new Error('There is no machine.');
  render(<Chart layout={await openingLayout(machine, layOut)} />);
  expect(screen.getByRole('alert').textContent).toBe(problems['twice']);
  expect(screen.queryByRole('img')).toBe(null);
});
