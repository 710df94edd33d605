import { expect, test } from 'vitest';
import { printAsked, readAsked } from '#lab/paths-view/asked-paths.ts';

test.each([
  'cover=transitions&path=1',
  'cover=pairs&path=3',
  'goal=near-me.located&path=1',
  'goal=near-me.located&simple=4&path=2',
  'goal=near-me%7CX%7C0&path=1',
  'goal=event%3AFORM.SUBMIT&path=1',
  'goal=guard%3Amay+show+step&simple=4&path=1',
])('an address says what is asked: %s', (search) => {
  expect(printAsked(readAsked(search))).toBe(search);
});

test('an address that says nothing, or nothing sensible, asks for every transition', () => {
  const asked = { request: { kind: 'cover', what: 'transitions' }, path: 1 };
  expect(readAsked('')).toEqual(asked);
  expect(readAsked('goal=')).toEqual(asked);
  expect(readAsked('cover=zebra&path=0&simple=3')).toEqual(asked);
  expect(readAsked('goal=a&simple=zebra').request).toMatchObject({ kind: 'simple', longest: 6 });
});
