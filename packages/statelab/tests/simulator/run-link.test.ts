import { expect, test } from 'vitest';
import { packText } from '#statelab/live/tape-link.ts';
import { readRun, runForLink } from '#statelab/simulator/run-link.ts';
import type { Move } from '#statelab/simulator/simulate.ts';
import { kettleOn } from './kettle.ts';

const kettle = kettleOn(null);

const fill: Move = { kind: 'event', event: { type: 'FILL', litres: 2 } };
const press: Move = { kind: 'event', event: { type: 'SWITCH' } };
const run: readonly Move[] = [
  fill,
  press,
  { kind: 'wait', ms: 250 },
  { kind: 'outcome', actor: 'seeLid', outcome: { name: 'shut', output: 'shut' } },
  { kind: 'outcome', actor: 'feelHeat', outcome: { name: 'done with 99', output: 99 } },
];

/** Reads what an address says that carries this as its moves. */
const readWith = async (written: unknown, more = '') =>
  readRun({ entry: kettle, search: `moves=${await packText(JSON.stringify(written))}${more}` });

const linkOf = async (moves: readonly Move[]) => `moves=${await runForLink(kettle, moves)}`;

test('a run is carried by an address as it is, with what was thought of by hand', async () => {
  const search = await linkOf(run);
  expect(await readRun({ entry: kettle, search })).toEqual({ moves: run, at: 5, said: null });
  expect(await readRun({ entry: kettle, search: `at=2&${search}` })).toMatchObject({ at: 2 });
});

test.each([
  { name: 'done', output: undefined },
  { name: 'failed: No heat.', error: new Error('No heat.') },
])('an effect that ended by hand does so again: $name', async (outcome) => {
  const moves: readonly Move[] = [fill, press, { kind: 'outcome', actor: 'feelHeat', outcome }];
  expect(await readRun({ entry: kettle, search: await linkOf(moves) })).toMatchObject({ moves });
});

test('what was typed into a field stands in no link', async () => {
  const typed: Move = {
    kind: 'event',
    event: { type: 'LISTEN', field: 'name', value: 'Hana Tua', litres: 2 },
  };
  const { moves } = await readRun({ entry: kettle, search: await linkOf([typed]) });
  expect(moves).toEqual([
    { kind: 'event', event: { type: 'LISTEN', field: 'name', value: 'Xxxx Xxx', litres: 2 } },
  ]);
});

test.each(['', 'at=3', 'moves=', 'moves=%%%', 'moves=bm90IHBhY2tlZA', 'at=x&moves=Q'])(
  'an address that says “%s” opens a new run',
  async (search) => {
    expect(await readRun({ entry: kettle, search })).toMatchObject({ moves: [], at: 0 });
  },
);

test.each([
  [[{ ms: 0 }]],
  [[{ ms: '5' }]],
  [[{ event: {} }]],
  [[{ actor: 'feelHeat' }]],
  [[null]],
  [{ ms: 5 }],
  ['moves'],
])('%j are no moves, and that is said', async (written) => {
  expect(await readWith(written)).toEqual({
    moves: [],
    at: 0,
    said: 'The moves in the link are not readable: this is a new run. Ask for a tape.',
  });
});

test.each(['x', '-1', '1.5', '99999', ''])('at=%s stands for the end of the run', async (at) => {
  const { moves } = await readWith([{ ms: 5 }, { ms: 6 }], `&at=${at}`);
  expect(await readWith([{ ms: 5 }, { ms: 6 }], `&at=${at}`)).toEqual({ moves, at: 2, said: null });
});

test.each([
  [{ actor: 'feelHeat', outcome: 'lukewarm' }],
  [{ actor: 'feelHeat', outcome: 'warm' }],
  [{ actor: 'feelHeat', ends: 'done', text: '{' }],
  [{ actor: 'nobody', ends: 'done', text: '' }],
])('a run goes as far as the machine makes it, here until %j', async (impossible) => {
  expect(await readWith([{ ms: 5 }, impossible, { ms: 6 }])).toEqual({
    moves: [{ kind: 'wait', ms: 5 }],
    at: 1,
    said: 'The link contains 3 moves. Today’s machine can make the first 1.',
  });
});

test('a run of more moves than a link holds is neither carried nor read', async () => {
  const many = Array.from({ length: 1001 }, () => ({ ms: 1 }));
  const waits = many.map(({ ms }): Move => ({ kind: 'wait', ms }));
  expect(await runForLink(kettle, waits)).toBeNull();
  expect(await readWith(many)).toEqual({
    moves: [],
    at: 0,
    said: 'The link contains 1001 moves, and the limit is 1000: this is a new run.',
  });
});

test('a run that takes more characters than a link has is not carried', async () => {
  const words = Array.from({ length: 9000 }, (_, place) => String((place * 7919) % 104_729));
  const long: Move = { kind: 'event', event: { type: 'LISTEN', note: words.join(' ') } };
  expect(await runForLink(kettle, [long])).toBeNull();
});
