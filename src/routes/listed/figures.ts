import { factGroups } from '#content/facts.ts';
import { summaryOf } from '#src/routes/page/summary.ts';
import type { ListedPage } from './listed-page.ts';
import { loadWords } from './words.ts';

/** The ledger, without what only the pages print. */
const groups = factGroups.map(({ facts, ...group }) => ({
  ...group,
  entries: Object.entries(facts).map(
    ([id, { subject, figure, time, since, before, source, url, confidence, checked }]) => ({
      id,
      subject,
      figure: time === undefined ? figure : `${figure}, ${time}`,
      ...(since !== undefined && { since }),
      ...(before !== undefined && { before }),
      source,
      ...(url !== undefined && { url }),
      confidence,
      checked,
    }),
  ),
}));

/** Every figure of the site, with its source. */
export const figuresPage: ListedPage = {
  path: '/figures',
  gather: async () => {
    const page = await loadWords('/figures');
    return { props: { kind: 'figures', page, groups }, head: summaryOf(page, 'other') };
  },
};
