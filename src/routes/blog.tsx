import { createRoute } from '@tanstack/react-router';
import { blogCategories } from '#content/categories.ts';
import { guides as cards } from '#content/guides.ts';
import { page } from '#content/pages/blog.ts';
import { BlogIndex } from '#src/views/blog/blog-index.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageHead } from './layout/layout-routes.tsx';
import { pageRoute } from './layout/main-routes.tsx';

const subjects = blogCategories.map(({ name, page: { path } }) => ({ name, path }));

/** The index of the guides. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/blog',
  loader: () => pageFromContent({ page, cards, subjects }, '/blog'),
  head: pageHead,
  component: () => <BlogIndex {...route.useLoaderData().props} />,
});
