import { expect, test } from 'vitest';
import { pathFaults } from '#src/build/checks/repeated-names.ts';

test('accepts a path claimed once', () => {
  expect(pathFaults(['/', '/nelson', '/quote'], ['/', '/nelson'])).toEqual([]);
});

test('reports each path that two pages claim', () => {
  expect(pathFaults(['/', '/nelson', '/quote', '/nelson', '/quote'], [])).toEqual([
    expect.stringMatching(
      /^Two pages claim the path \/nelson\. Look for it in content\/cities\.ts, /,
    ),
    expect.stringMatching(/^Two pages claim the path \/quote\. /),
  ]);
});

test('reports each content file that no route reads', () => {
  expect(pathFaults(['/', '/nelson'], ['/', '/nelsen', '/napeir'])).toEqual([
    expect.stringMatching(/^content\/pages\/nelsen\.ts has no route, so nobody could read it\./),
    expect.stringMatching(/^content\/pages\/napeir\.ts has no route, /),
  ]);
});
