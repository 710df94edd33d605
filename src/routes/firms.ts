import { firmPage, type Firm } from '#content/firm.ts';
import { firms } from '#content/firms.ts';
import { headOf } from '#src/app/head.ts';
import { sitePage } from '#src/app/site-page.ts';

const firmProfile = (path: string, firm: Firm) =>
  sitePage(path, 'standard', async () => {
    const page = firmPage(firm);
    const head = headOf(page, firm.featured ? 'partner' : 'firm', { noindex: firm.sample });
    return { props: { page }, head };
  });

/** A profile for each listed firm, and the partner's second address. */
export const firmPages = firms.flatMap((firm) =>
  [firm.path, ...(firm.canonical ? [firm.canonical] : [])].map((path) => firmProfile(path, firm)),
);
