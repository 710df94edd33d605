import { expect, test } from 'vitest';
import { referenceOf, referencePattern } from '#machines/lead/reference.ts';

test.each([
  ['a1b2', 'ANB9-H0QZ'],
  ['0e8a6a5e-1c7e-4b57-9f6c-0a1b2c3d4e5f', '8P21-54GH'],
])('gives the key %s the reference %s, in the browser and on the server', (key, reference) => {
  expect(referenceOf(key)).toBe(reference);
});

test('gives similar keys different references in one format', () => {
  const references = Array.from({ length: 20_000 }, (_, number) => referenceOf(`key-${number}`));
  expect(new Set(references).size).toBe(20_000);
  expect(references.filter((reference) => !referencePattern.test(reference))).toEqual([]);
});
