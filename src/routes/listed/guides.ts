import { guides } from '#content/guides.ts';
import { summaryOf } from '#src/routes/page/summary.ts';
import type { ListedPage } from './listed-page.ts';
import { guidePaths, loadGuide, loadWords } from './words.ts';

const guidePage = (path: string): ListedPage => ({
  path,
  gather: async () => {
    const guide = await loadGuide(path);
    const card = guides.find(({ slug }) => path === `/blog/${slug}`);
    if (card === undefined) throw new Error(`content/guides.ts has no card for ${path}.`);
    return {
      props: { kind: 'guide', guide, card },
      head: summaryOf(guide, 'guide'),
    };
  },
});

/** An article for every file of content/pages/blog. */
export const guidePages = guidePaths.map(guidePage);

const legalPage = (path: string): ListedPage => ({
  path,
  gather: async () => {
    const guide = await loadWords(path);
    return { props: { kind: 'guide', guide, card: null }, head: summaryOf(guide, 'other') };
  },
});

/** Privacy, terms and accessibility: laid out as guides, without a card. */
export const legalPages = ['/privacy', '/terms', '/accessibility'].map(legalPage);
