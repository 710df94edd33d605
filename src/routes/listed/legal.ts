import { summaryOf } from '#src/routes/page/summary.ts';
import type { ListedPage } from './listed-page.ts';
import { loadWords } from './words.ts';

const legalPage = (path: string): ListedPage => ({
  path,
  gather: async () => {
    const guide = await loadWords(path);
    return { props: { kind: 'guide', guide, card: null }, head: summaryOf(guide, 'other') };
  },
});

/** What visitors are promised, and what is asked of them. */
export const legalPages = ['/privacy', '/terms', '/accessibility'].map(legalPage);
