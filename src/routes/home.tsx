import { createRoute } from '@tanstack/react-router';
import { cities } from '#content/cities.ts';
import { home as blocks, page } from '#content/pages/home.ts';
import { services } from '#content/services.ts';
import { withComingDates } from './content/coming-dates.ts';
import { withTerms } from './content/terms.ts';
import { Home } from '#src/views/home/home.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageHead } from './layout/layout-routes.tsx';
import { pageRoute } from './layout/main-routes.tsx';

/** The home page. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/',
  loader: () =>
    pageFromContent({ page: withTerms(withComingDates(page)), blocks, services, cities }, '/'),
  head: pageHead,
  component: () => <Home {...route.useLoaderData().props} />,
});
