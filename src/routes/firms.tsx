import { firmNames, type FirmName } from '#content/firm-names.ts';
import { headOf } from '#src/app/head.ts';
import { siteLayoutRoute } from '#src/app/layout-routes.tsx';
import { pageRoute } from '#src/app/page-route.tsx';

const firmRoute = <const Path extends string>(path: Path, name: FirmName) =>
  pageRoute(siteLayoutRoute, path, {
    modules: ['src/views/page/standard-page.tsx', 'content/firms.ts'],
    load: async () => {
      const [{ firms, firmPage }, { StandardPage }] = await Promise.all([
        import('#content/firms.ts'),
        import('#src/views/page/standard-page.tsx'),
      ]);
      const firm = firms.find((candidate) => candidate.name === name);
      if (firm === undefined) throw new Error(`content/firms.ts has no entry for ${name}.`);
      const page = firmPage(firm);
      const head = headOf(page, firm.featured ? 'partner' : 'firm', { noindex: firm.sample });
      return { head, Page: () => <StandardPage page={page} /> };
    },
  });

/** A profile for each listed firm, and the partner's second address. */
export const firmRoutes = [
  firmRoute('/accountants/greenlion', 'Greenlion'),
  ...firmNames.map((name) => firmRoute(`/${name.toLowerCase().replaceAll(' ', '-')}`, name)),
];
