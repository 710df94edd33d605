import { cardOf } from '#content/guide.ts';
import { summaryOf } from '#src/routes/page/summary.ts';
import type { ListedPage } from './listed-page.ts';
import { guidePaths, loadGuide } from './words.ts';

const guidePage = (path: string): ListedPage => ({
  path,
  gather: async () => {
    const guide = await loadGuide(path);
    return {
      props: { kind: 'guide', guide, card: cardOf(guide) },
      head: summaryOf(guide, 'guide'),
    };
  },
});

/** An article for every file of content/pages/blog. */
export const guidePages = guidePaths.map(guidePage);
