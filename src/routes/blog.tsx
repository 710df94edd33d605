import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteFrame } from './frames.tsx';
import { pageHead } from './page/page-head.ts';
import { pageLoader } from './page/page-loader.ts';
import { summaryOf } from './page/summary.ts';

/** The index of the resources. */
export const blogRoute = createRoute({
  getParentRoute: () => siteFrame,
  path: '/blog',
  staticData: { view: 'src/views/blog/blog-index.tsx' },
  loader: pageLoader(
    import.meta.env.SSR &&
      (async () => {
        const { page } = await import('#content/pages/blog.ts');
        const { guides: cards } = await import('#content/guides.ts');
        const { blogCategories } = await import('#content/categories.ts');
        const subjects = blogCategories.map(({ name, page: { path } }) => ({ name, path }));
        return { props: { page, cards, subjects }, head: summaryOf(page, 'other') };
      }),
  ),
  head: pageHead,
  component: lazyRouteComponent(async () => {
    const { BlogIndex } = await import('#src/views/blog/blog-index.tsx');
    return { default: (): ReactNode => <BlogIndex {...blogRoute.useLoaderData().props} /> };
  }),
});
