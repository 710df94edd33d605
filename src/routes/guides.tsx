import { headOf } from '#src/app/head.ts';
import { siteLayoutRoute } from '#src/app/layout-routes.tsx';
import { guidePaths, loadGuide, wordsModule } from '#src/app/page-words-loader.ts';
import { pageRoute } from '#src/app/page-route.tsx';

/** An article for every file of content/pages/blog. */
export const guideRoutes = guidePaths.map((path) =>
  pageRoute(siteLayoutRoute, path, {
    modules: ['src/views/guide/guide-page.tsx', wordsModule(path)],
    load: async () => {
      const [guide, { GuidePage }] = await Promise.all([
        loadGuide(path),
        import('#src/views/guide/guide-page.tsx'),
      ]);
      return { head: headOf(guide, 'guide'), Page: () => <GuidePage guide={guide} /> };
    },
  }),
);
