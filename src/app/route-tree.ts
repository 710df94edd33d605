import type { AnyRoute } from '@tanstack/react-router';
import { blogRoute, categoryRoutes } from '#src/routes/blog.tsx';
import { gstCalculatorRoute, taxCalculatorRoute } from '#src/routes/calculators.ts';
import { cityRoutes } from '#src/routes/cities.tsx';
import { firmRoutes } from '#src/routes/firms.tsx';
import { guideRoutes } from '#src/routes/guides.tsx';
import { homeRoute } from '#src/routes/home.ts';
import { formProblemRoute, quoteRoute, thankYouRoute } from '#src/routes/quote.ts';
import { contactRoute, nearMeRoute, taxFaqRoute } from '#src/routes/single-pages.ts';
import { standardRoutes } from '#src/routes/standard-pages.tsx';
import { checkPaths } from './check-paths.ts';
import { quoteLayoutRoute, siteLayoutRoute } from './layout-routes.tsx';
import { wordsPaths } from './page-words-loader.ts';
import { rootRoute } from './root-route.tsx';

const siteRoutes = [
  homeRoute,
  blogRoute,
  contactRoute,
  nearMeRoute,
  taxFaqRoute,
  taxCalculatorRoute,
  gstCalculatorRoute,
  ...standardRoutes,
  ...cityRoutes,
  ...guideRoutes,
  ...categoryRoutes,
  ...firmRoutes,
];
const quoteRoutes = [quoteRoute, thankYouRoute, formProblemRoute];

/** A route knows its path by its options alone until the router takes it up. */
const pathOf = ({ options }: AnyRoute): string =>
  'path' in options && typeof options.path === 'string' ? options.path : '';

// The prerenderer is first to read this; what it lets through needs no second look in a browser.
if (import.meta.env.SSR) {
  checkPaths([...siteRoutes, ...quoteRoutes].map(pathOf), wordsPaths);
}

export const routeTree = rootRoute.addChildren([
  siteLayoutRoute.addChildren(siteRoutes),
  quoteLayoutRoute.addChildren(quoteRoutes),
]);
