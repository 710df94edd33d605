import { expect, test } from 'vitest';
import { createIslandList } from '#src/app/print-islands.tsx';

const Words = () => <p>Words</p>;

test('an island whose view no browser could load stops the build with a sentence', () => {
  const { print } = createIslandList();
  expect(() => print({ of: Words, props: {} })).toThrow(
    "An island's view, Words, is not in a file src/views/**/*.island.tsx.",
  );
});
