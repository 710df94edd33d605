import { pageKind } from '#src/routes/page/page-kind.ts';

/** A city's page: its words, its map, the dates that come next and what happens to a request. */
export const kind = pageKind({
  view: async () => (await import('#src/views/city/city-page.tsx')).CityPage,
  content:
    import.meta.env.SSR &&
    (async (words) => (await import('#src/routes/content/city-page.ts')).cityPage(words)),
});
