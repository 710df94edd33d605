import { pageKind } from '#src/routes/page/page-kind.ts';

/** A guide with its card: /blog/gst-registration-guide-nz. */
export const kind = pageKind({
  view: async () => (await import('#src/views/guide/guide-page.tsx')).GuidePage,
  content:
    import.meta.env.SSR &&
    (async (page) => (await import('#src/routes/content/guide-page.ts')).guidePage(page)),
});
