import { createRoute } from '@tanstack/react-router';
import { join, page } from '#content/pages/for-accountants.ts';
import { ForAccountantsPage } from '#src/views/contact/for-accountants-page.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageHead } from './layout/layout-routes.tsx';
import { pageRoute } from './layout/main-routes.tsx';

/** What a firm gets and gives, and how it joins. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/for-accountants',
  loader: () => pageFromContent({ page, join }, '/for-accountants'),
  head: pageHead,
  component: () => <ForAccountantsPage {...route.useLoaderData().props} />,
});
