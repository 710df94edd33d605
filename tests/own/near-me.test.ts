import { expect, test } from 'vitest';
import { pageAt } from '#tests/site/built-site.ts';
import { mainOf, textOf } from '#tests/site/reading.ts';

test('/near-me is complete without samples', () => {
  const main = mainOf(pageAt('/near-me'));
  expect(main.querySelector('#samples')).toBeNull();
  expect(textOf(main)).toContain(
    'We ask up to three accountants who work with clients in your town.',
  );
});
