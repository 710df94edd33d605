import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * What works out a visitor's own row of a comparison. Few pages have it, so its code comes apart
 * from the view's; the page's route loads it before the page responds.
 */
export const ProfitComparison = lazyRouteComponent(
  () => import('#src/views/calculators/profit-comparison.tsx'),
  'ProfitComparison',
);
