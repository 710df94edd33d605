import { pageKind } from '#src/routes/page/page-kind.ts';

/** A guide with its card: /blog/gst-registration-guide-nz. */
export const kind = pageKind({
  view: async () => (await import('#src/views/guide/guide-page.tsx')).GuidePage,
  content:
    import.meta.env.SSR &&
    (async (page) => {
      const { isGuide } = await import('#content/guide.ts');
      const { guides } = await import('#content/guides.ts');
      const card = guides.find(({ slug }) => page.path === `/blog/${slug}`);
      if (!isGuide(page) || card === undefined) {
        throw new Error('A guide needs a card, the type Guide and a place in content/pages/blog.');
      }
      const { card: _, ...guide } = page;
      const { slug, author, date, readTime } = card;
      return { props: { guide, card: { slug, author, date, readTime } }, head: page };
    }),
});
