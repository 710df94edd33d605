import { firmNames, type FirmName } from '#content/firm-names.ts';
import { firmPage, firms } from '#content/firms.ts';
import { headOf } from '#src/app/head.ts';
import { sitePage } from '#src/app/site-page.ts';

const firmProfile = (path: string, name: FirmName) =>
  sitePage(path, 'standard', async () => {
    const firm = firms.find((candidate) => candidate.name === name);
    if (firm === undefined) throw new Error(`content/firms.ts has no entry for ${name}.`);
    const page = firmPage(firm);
    const head = headOf(page, firm.featured ? 'partner' : 'firm', { noindex: firm.sample });
    return { props: { page }, head };
  });

/** A profile for each listed firm, and the partner's second address. */
export const firmPages = [
  firmProfile('/accountants/greenlion', 'Greenlion'),
  ...firmNames.map((name) => firmProfile(`/${name.toLowerCase().replaceAll(' ', '-')}`, name)),
];
