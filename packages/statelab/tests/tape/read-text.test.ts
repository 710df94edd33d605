import { expect, test, vi } from 'vitest';
import { readText } from '#statelab/tape/parse-tape.ts';

test('a file of 70 MB is refused in a sentence, and not even begun', async () => {
  const file = new File([], 'visit.json');
  const text = vi.spyOn(file, 'text');
  Object.defineProperty(file, 'size', { value: 70_000_000 });
  await expect(readText(file)).rejects.toThrow(
    '“visit.json” is too big: 70 MB. The limit is 20 MB.',
  );
  expect(text).not.toHaveBeenCalled();
});

test('a file that the browser cannot read is refused in a sentence', async () => {
  const file = new File([], 'visit.json');
  vi.spyOn(file, 'text').mockRejectedValue(new Error('It has moved.'));
  await expect(readText(file)).rejects.toThrow(
    'The browser could not read “visit.json”. Choose it again.',
  );
});
