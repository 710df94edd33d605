// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createSiteRouter } from '#src/app/router.ts';

test('what an address brings stays text, and is written back as it came', () => {
  const address = '/tax-calculator?income=007.10&studentLoan=true&costs=1e3';
  const history = createMemoryHistory({ initialEntries: [address] });
  const { state } = createSiteRouter(history);
  expect(state.location.search).toEqual({ income: '007.10', studentLoan: 'true', costs: '1e3' });
  expect(state.location.href).toBe(address);
});
