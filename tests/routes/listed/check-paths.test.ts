import { expect, test } from 'vitest';
import { checkPaths } from '#src/routes/listed/check-paths.ts';

test('lets every path through that is claimed once', () => {
  expect(() => checkPaths(['/', '/nelson', '/quote'], ['/', '/nelson'])).not.toThrow();
});

test('names the path that two pages claim', () => {
  expect(() => checkPaths(['/', '/nelson', '/quote', '/nelson'], [])).toThrow(
    /^Two pages claim the path \/nelson\. Look for it in content\/cities\.ts, /,
  );
});

test('names the file of words that no route reads', () => {
  expect(() => checkPaths(['/', '/nelson'], ['/', '/nelsen'])).toThrow(
    /^content\/pages\/nelsen\.ts has no route, so nobody could read it\./,
  );
});
