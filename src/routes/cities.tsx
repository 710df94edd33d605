import { cities, type CitySlug } from '#content/cities.ts';
import { headOf } from '#src/app/head.ts';
import { siteLayoutRoute } from '#src/app/layout-routes.tsx';
import { loadWords, wordsModule } from '#src/app/page-words-loader.ts';
import { pageRoute } from '#src/app/page-route.tsx';

const cityPage = <Slug extends CitySlug>(slug: Slug) => {
  const path = `/${slug}` as const;
  return pageRoute(siteLayoutRoute, path, {
    modules: ['src/views/city/city-page.tsx', wordsModule(path)],
    load: async () => {
      const [page, { CityPage }] = await Promise.all([
        loadWords(path),
        import('#src/views/city/city-page.tsx'),
      ]);
      return { head: headOf(page, 'city'), Page: () => <CityPage slug={slug} page={page} /> };
    },
  });
};

/** A page for each city of the directory. */
export const cityRoutes = cities.map(({ slug }) => cityPage(slug));
