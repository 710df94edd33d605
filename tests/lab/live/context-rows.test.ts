import { expect, test } from 'vitest';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { contextRows } from '#statelab/live/context-rows.ts';
import { contextsOf } from '#statelab/tape/contexts.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';

const about = { path: '/near-me', recordedAt: '2026-11-21T00:00:00.000Z', masked: false };
const recorded = recordPath(nearMeScenario, [], about);

const step = (context?: Record<string, unknown>): Tape['steps'][number] => ({
  kind: 'event',
  at: 0,
  event: { type: 'TYPE' },
  state: 'asking',
  transitions: [],
  ...(context === undefined ? {} : { context }),
});

const tape: Tape = {
  ...recorded,
  opening: {
    ...recorded.opening,
    context: { answers: { name: '', email: 'a@b.nz' }, kept: [], place: null },
  },
  steps: [
    step({ answers: { name: 'Aroha', phone: '1' } }),
    step(),
    step({ place: { town: 'Taupō' }, extra: 1 }),
  ],
};

const contexts = contextsOf(tape);

const marked = (at: number) =>
  contextRows(contexts, at).flatMap(({ part, mark, value, before }) =>
    mark === null ? [] : [[part, mark, before, value]],
  );

test('the initial snapshot shows the whole context, and marks nothing', () => {
  expect(contextRows(contexts, 0).map(({ part, value }) => [part, value])).toEqual([
    ['answers.name', ''],
    ['answers.email', 'a@b.nz'],
    ['kept', []],
    ['place', null],
  ]);
  expect(marked(0)).toEqual([]);
});

test('a step marks new, changed and removed values', () => {
  expect(marked(1)).toEqual([
    ['answers.name', 'changed', '', 'Aroha'],
    ['answers.phone', 'new', undefined, '1'],
    ['answers.email', 'removed', 'a@b.nz', 'a@b.nz'],
  ]);
});

test('unchanged values stay in the table, unmarked', () => {
  expect(contextRows(contexts, 2).map(({ part, value }) => [part, value])).toEqual([
    ['answers.name', 'Aroha'],
    ['answers.phone', '1'],
    ['kept', []],
    ['place', null],
  ]);
  expect(marked(2)).toEqual([]);
});

test('a value that becomes an object shows its properties', () => {
  expect(marked(3)).toEqual([
    ['place.town', 'new', undefined, 'Taupō'],
    ['extra', 'new', undefined, 1],
    ['place', 'removed', null, null],
  ]);
});

test('the order of keys is no change', () => {
  const place = { town: 'Taupō', region: 'Waikato' };
  const moved = { region: 'Waikato', town: 'Taupō' };
  const [row, ...others] = contextRows([{ places: [place] }, { places: [moved] }], 1);
  expect([row?.part, row?.mark, others]).toEqual(['places', null, []]);
});
