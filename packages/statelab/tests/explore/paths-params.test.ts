import { expect, test } from 'vitest';
import { formatPathsParams, parsePathsParams, readStep } from '#statelab/explore/paths-params.ts';

test.each(['path=1', 'path=3', 'goal=parking.located&path=1', 'goal=parking%7CX%7C0&path=1'])(
  'round-trips %s',
  (search) => {
    expect(formatPathsParams(parsePathsParams(search))).toBe(search);
  },
);

test('an address that says nothing, or nothing sensible, asks for every transition', () => {
  const params = { goal: null, path: 1 };
  expect(parsePathsParams('')).toEqual(params);
  expect(parsePathsParams('goal=')).toEqual(params);
  expect(parsePathsParams('cover=zebra&path=0')).toEqual(params);
});

test.each([
  ['path=1&step=3', 3],
  ['path=1&step=0', 0],
  ['path=1', null],
  ['step=-1', null],
  ['step=1e3', null],
])('the address %s looks at step %s', (search, step) => {
  expect(readStep(search)).toBe(step);
});

test('the step that is looked at is part of the address', () => {
  const params = { goal: null, path: 2 };
  expect(formatPathsParams(params, 3)).toBe('path=2&step=3');
  expect(formatPathsParams(params)).toBe('path=2');
});
