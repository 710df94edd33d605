import { siteLayoutRoute } from '#src/app/layout-routes.tsx';
import { pageRoute } from '#src/app/page-route.tsx';

export const taxCalculatorRoute = pageRoute(siteLayoutRoute, '/tax-calculator', {
  modules: ['src/routes/tax-calculator.page.tsx'],
  load: () => import('./tax-calculator.page.tsx'),
});

export const gstCalculatorRoute = pageRoute(siteLayoutRoute, '/gst-calculator', {
  modules: ['src/routes/gst-calculator.page.tsx'],
  load: () => import('./gst-calculator.page.tsx'),
});
