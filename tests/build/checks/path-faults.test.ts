import { expect, test } from 'vitest';
import { pathFaults } from '#src/build/checks/repeated-names.ts';

test('accepts a path claimed once', () => {
  expect(pathFaults(['/', '/nelson', '/quote'])).toEqual([]);
});

test('reports each path that two pages claim', () => {
  expect(pathFaults(['/', '/nelson', '/quote', '/nelson', '/quote'])).toEqual([
    expect.stringMatching(/^Two pages claim the path \/nelson\. Look for it in content\/pages, /),
    expect.stringMatching(/^Two pages claim the path \/quote\. /),
  ]);
});
