import type { PageFamily } from '#content/social.ts';
import { headOf } from '#src/app/head.ts';
import { siteLayoutRoute } from '#src/app/layout-routes.tsx';
import { loadWords, wordsModule } from '#src/app/page-words-loader.ts';
import { pageRoute } from '#src/app/page-route.tsx';

const view = 'src/views/page/standard-page.tsx';

const standardPage = <const Path extends string>(path: Path, family: PageFamily) =>
  pageRoute(siteLayoutRoute, path, {
    modules: [view, wordsModule(path)],
    load: async () => {
      const [page, { StandardPage }] = await Promise.all([
        loadWords(path),
        import('#src/views/page/standard-page.tsx'),
      ]);
      return { head: headOf(page, family), Page: () => <StandardPage page={page} /> };
    },
  });

/** Pages that are an opening and a list of sections. */
export const standardRoutes = [
  standardPage('/small-business-tax', 'service'),
  standardPage('/gst-and-bas-returns', 'service'),
  standardPage('/capital-gains-tax', 'service'),
  standardPage('/sole-trader-tax', 'service'),
  standardPage('/paye-services', 'service'),
  standardPage('/contractor-tax', 'service'),
  standardPage('/tax-audit-help', 'service'),
  standardPage('/ird-support', 'service'),
  standardPage('/auckland/small-business-tax', 'service'),
  standardPage('/wellington/gst-returns', 'service'),
  standardPage('/industries/construction-tax', 'service'),
  standardPage('/tax-agent-vs-accountant', 'other'),
  standardPage('/company-vs-sole-trader', 'other'),
  standardPage('/privacy', 'other'),
  standardPage('/terms', 'other'),
] as const;
