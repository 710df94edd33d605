import { expect, test } from 'vitest';
import { extractChart } from '#statelab/machine/extract.ts';
import { labMachines } from '#lab/machine-folders.ts';
import { entryOf } from '#tests/lab/entry-of.ts';

const chartOf = (id: string) => extractChart(entryOf(id).machine);

test('names the requirement of a part', () => {
  const { states, transitions } = chartOf('form');
  expect(states.find(({ key }) => key === 'editing')?.requirement).toBe('Fields update as typed');
  expect(transitions.flatMap(({ requirement }) => requirement ?? [])).toEqual([
    'Submission only logs the values, with no confirmation',
  ]);
});

test.each(labMachines.map(({ id }) => id))(
  'every part of %s has a name, and every state has a description',
  (id) => {
    const { states, transitions } = chartOf(id);
    const parts = [
      ...transitions.flatMap(({ guard, actions }) => [guard, ...actions]),
      ...states.flatMap(({ entry, exit, invokes }) => [...entry, ...exit, ...invokes]),
    ];
    expect(transitions.filter(({ isInline }) => isInline)).toEqual([]);
    expect(parts.filter((part) => part?.startsWith('inline '))).toEqual([]);
    const silent = states.filter(({ description }) => description === null);
    expect(silent.map(({ id: state }) => state)).toEqual([]);
  },
);
