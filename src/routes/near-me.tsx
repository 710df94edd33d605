import { createRoute } from '@tanstack/react-router';
import { cities } from '#content/cities.ts';
import * as words from '#content/pages/near-me.ts';
import { NearMePage } from '#src/views/near-me/near-me-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageHead } from './layout/layout-routes.tsx';
import { pageRoute } from './layout/main-routes.tsx';

/** Accountants near the visitor. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/near-me',
  loader: () => pageFromContent({ ...words, cities }, '/near-me'),
  head: pageHead,
  component: () => <NearMePage {...route.useLoaderData().props} />,
});
