import { lazyView } from '#src/views/lazy-view.ts';

/** What works out a visitor's own row of a comparison. */
export const ProfitComparison = lazyView(
  async () => (await import('#src/views/calculators/profit-comparison.tsx')).ProfitComparison,
);
