import { createRoute } from '@tanstack/react-router';
import { page } from '#content/pages/blog.ts';
import { BlogIndex } from '#src/views/blog/blog-index.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

/** The index of the guides. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/blog',
  loader: () => pageFromContent(page, '/blog'),
  component: () => <BlogIndex page={page} />,
});
