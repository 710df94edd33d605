import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIslandList } from '#src/app/print-islands.tsx';
import { Island } from '#src/views/island.tsx';

const Words = () => <p>Words</p>;

test('an island whose view no browser could load stops the build with a sentence', () => {
  const { InPrinter } = createIslandList();
  const page = (
    <InPrinter>
      <Island of={Words} props={{}} />
    </InPrinter>
  );
  expect(() => renderToString(page)).toThrow(
    "An island's view, Words, is not in a file src/views/**/*.island.tsx.",
  );
});
