import { createRoute } from '@tanstack/react-router';
import { blogCategories } from '#content/categories.ts';
import { guides } from '#content/guides.ts';
import { page } from '#content/pages/blog.ts';
import { BlogIndex } from '#src/views/blog/blog-index.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

const subjects = blogCategories.map(({ name, page: { path } }) => ({ name, path }));

/** The index of the guides. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/blog',
  loader: () => pageFromContent(page, '/blog'),
  component: () => <BlogIndex page={page} cards={guides} subjects={subjects} />,
});
