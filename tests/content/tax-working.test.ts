import { expect, test } from 'vitest';
import { factGroups } from '#content/facts.ts';
import { taxWorking } from '#content/ui/tax-working.ts';

test('the working has a source for every line on /figures', () => {
  const ids = factGroups.flatMap(({ id, facts }) => [id, ...Object.keys(facts)]);
  expect(Object.keys(taxWorking.sources).filter((id) => !ids.includes(id))).toEqual([]);
});
