import { pageKind } from '#src/routes/page/page-kind.ts';

/** A subject of the resources: /blog/category/gst. */
export const kind = pageKind({
  view: async () => (await import('#src/views/blog/category-page.tsx')).CategoryPage,
  content:
    import.meta.env.SSR &&
    (async (page) => {
      const { guides } = await import('#content/guides.ts');
      const cards = guides.filter(({ category }) => category === page.name);
      // A list of one or two guides is too short for a search result.
      return { page: { ...page, noindex: cards.length < 3 }, cards };
    }),
});
