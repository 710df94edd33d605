import { blogRoute, categoryRoutes } from '#src/routes/blog.tsx';
import { cityRoutes } from '#src/routes/cities.tsx';
import { firmRoutes } from '#src/routes/firms.tsx';
import { guideRoutes } from '#src/routes/guides.tsx';
import { homeRoute } from '#src/routes/home.ts';
import { formProblemRoute, quoteRoute, thankYouRoute } from '#src/routes/quote.ts';
import { contactRoute, taxFaqRoute } from '#src/routes/single-pages.ts';
import { standardRoutes } from '#src/routes/standard-pages.tsx';
import { quoteLayoutRoute, siteLayoutRoute } from './layout-routes.tsx';
import { rootRoute } from './root-route.tsx';

export const routeTree = rootRoute.addChildren([
  siteLayoutRoute.addChildren([
    homeRoute,
    blogRoute,
    contactRoute,
    taxFaqRoute,
    ...standardRoutes,
    ...cityRoutes,
    ...guideRoutes,
    ...categoryRoutes,
    ...firmRoutes,
  ]),
  quoteLayoutRoute.addChildren([quoteRoute, thankYouRoute, formProblemRoute]),
]);
