import { pageKind } from '#src/routes/page/page-kind.ts';
import { OwnDates } from '#src/views/page/lazy-parts.ts';

/** A guide with dates that become a visitor's own: /blog/nz-tax-deadlines-2025. */
export const kind = pageKind({
  view: async () => (await import('#src/views/guide/guide-page.tsx')).GuidePage,
  parts: [OwnDates],
  content:
    import.meta.env.SSR &&
    (async (page) => (await import('#src/routes/content/guide-page.ts')).guidePage(page)),
});
