import { expect, test } from 'vitest';
import {
  formatPathsParams,
  parsePathsParams,
  readStep,
} from '#statelab/paths-view/paths-params.ts';

test.each([
  'cover=transitions&path=1',
  'cover=pairs&path=3',
  'goal=near-me.located&path=1',
  'goal=near-me.located&simple=4&path=2',
  'goal=near-me%7CX%7C0&path=1',
  'goal=event%3AFORM.SUBMIT&path=1',
  'goal=guard%3Amay+show+step&simple=4&path=1',
])('round-trips %s', (search) => {
  expect(formatPathsParams(parsePathsParams(search))).toBe(search);
});

test('an address that says nothing, or nothing sensible, asks for every transition', () => {
  const params = { request: { kind: 'cover', what: 'transitions' }, path: 1 };
  expect(parsePathsParams('')).toEqual(params);
  expect(parsePathsParams('goal=')).toEqual(params);
  expect(parsePathsParams('cover=zebra&path=0&simple=3')).toEqual(params);
  expect(parsePathsParams('goal=a&simple=zebra').request).toMatchObject({
    kind: 'simple',
    longest: 6,
  });
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
  const params = { request: { kind: 'cover', what: 'pairs' }, path: 2 } as const;
  expect(formatPathsParams(params, 3)).toBe('cover=pairs&path=2&step=3');
  expect(formatPathsParams(params)).toBe('cover=pairs&path=2');
});
