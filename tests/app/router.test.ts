// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createSiteRouter } from '#src/app/router.ts';

test('keeps search parameters as text, and writes them back unchanged', () => {
  const address = '/tax-calculator?income=007.10&studentLoan=true&costs=1e3';
  const history = createMemoryHistory({ initialEntries: [address] });
  const { state } = createSiteRouter(() => () => {}, history);
  expect(state.location.search).toEqual({ income: '007.10', studentLoan: 'true', costs: '1e3' });
  expect(state.location.href).toBe(address);
});
