import { pageRoute } from './page/page-route.ts';

/** The index of the guides. */
export const route = pageRoute('/blog', {
  view: async () => (await import('#src/views/blog/blog-index.tsx')).BlogIndex,
  content:
    import.meta.env.SSR &&
    (async () => {
      const { page } = await import('#content/pages/blog.ts');
      const { guides: cards } = await import('#content/guides.ts');
      const { blogCategories } = await import('#content/categories.ts');
      const subjects = blogCategories.map(({ name, page: { path } }) => ({ name, path }));
      return { page, cards, subjects };
    }),
});
