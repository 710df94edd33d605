import { firmPage, type Firm } from '#content/firm.ts';
import { firms } from '#content/firms.ts';
import { summaryOf } from '#src/routes/page/summary.ts';
import type { ListedPage } from './listed-page.ts';

const firmProfile = (path: string, firm: Firm): ListedPage => ({
  path,
  gather: async () => {
    const page = firmPage(firm);
    const head = summaryOf(page, firm.featured ? 'partner' : 'firm', { noindex: firm.sample });
    return { props: { kind: 'standard', page }, head };
  },
});

/** A profile for each listed firm, and the partner's second address. */
export const firmPages = firms.flatMap((firm) =>
  [firm.path, ...(firm.canonical ? [firm.canonical] : [])].map((path) => firmProfile(path, firm)),
);
