import { expect, test } from 'vitest';
import { pathFaults } from '#src/build/checks/path-faults.ts';

test('lets every path through that is claimed once', () => {
  expect(pathFaults(['/', '/nelson', '/quote'], ['/', '/nelson'])).toEqual([]);
});

test('names each path that two pages claim', () => {
  expect(pathFaults(['/', '/nelson', '/quote', '/nelson', '/quote'], [])).toEqual([
    expect.stringMatching(
      /^Two pages claim the path \/nelson\. Look for it in content\/cities\.ts, /,
    ),
    expect.stringMatching(/^Two pages claim the path \/quote\. /),
  ]);
});

test('names each file of words that no route reads', () => {
  expect(pathFaults(['/', '/nelson'], ['/', '/nelsen', '/napeir'])).toEqual([
    expect.stringMatching(/^content\/pages\/nelsen\.ts has no route, so nobody could read it\./),
    expect.stringMatching(/^content\/pages\/napeir\.ts has no route, /),
  ]);
});
