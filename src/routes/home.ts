import { siteLayoutRoute } from '#src/app/layout-routes.tsx';
import { pageRoute } from '#src/app/page-route.tsx';

export const homeRoute = pageRoute(siteLayoutRoute, '/', {
  modules: ['src/routes/home.page.tsx'],
  load: () => import('./home.page.tsx'),
});
