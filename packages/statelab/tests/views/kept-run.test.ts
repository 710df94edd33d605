// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keepRun, readRun } from '#statelab/views/kept-run.ts';
import type { Step } from '#statelab/scenario.ts';
import { kettleInLab as kettle } from './kettle.ts';

const run: readonly Step[] = [
  { kind: 'event', event: { type: 'FILL', litres: 2 } },
  { kind: 'event', event: { type: 'SWITCH' } },
  { kind: 'wait', ms: 250 },
  { kind: 'outcome', actor: 'seeLid', outcome: 'shut' },
  { kind: 'outcome', actor: 'feelHeat', outcome: 'warm' },
];

test('a run goes on where it was', () => {
  keepRun(kettle.id, run, 3);
  expect(readRun(kettle.id)).toEqual({ moves: run, at: 3 });
});

test('typed text is kept as a stand-in', () => {
  const event = { type: 'LISTEN', field: 'name', value: 'Hana Tua', litres: 2 };
  keepRun(kettle.id, [{ kind: 'event', event }], 1);
  expect(readRun(kettle.id).moves).toEqual([
    { kind: 'event', event: { ...event, value: 'Xxxx Xxx' } },
  ]);
});

test.each(['', '{', '{"moves":[{"kind":"wait","ms":0}],"at":1}', 'null'])(
  'storage with “%s” begins a new run',
  (kept) => {
    sessionStorage.setItem('statelab.run.kettle', kept);
    expect(readRun(kettle.id)).toEqual({ moves: [], at: 0 });
  },
);
