import { pageKind } from '#src/routes/page/page-kind.ts';

/** A legal text, laid out as a guide without a card. */
export const kind = pageKind({
  view: async () => (await import('#src/views/guide/guide-page.tsx')).GuidePage,
  content: import.meta.env.SSR && (async (page) => ({ page, card: null })),
});
