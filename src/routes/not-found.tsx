import { createRoute } from '@tanstack/react-router';
import { notFound } from '#content/ui/not-found.ts';
import { NotFound } from '#src/views/not-found/not-found.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

const { title, description } = notFound;
const page = { title, description, noindex: true };

/** What is served at an address without a page. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/404',
  loader: () => pageFromContent(page, '/404'),
  component: NotFound,
});
