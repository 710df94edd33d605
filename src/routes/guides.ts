import { cardOf } from '#content/guide.ts';
import { headOf } from '#src/app/head.ts';
import { guidePaths, loadGuide } from '#src/app/page-words-loader.ts';
import { sitePage } from '#src/app/site-page.ts';

/** An article for every file of content/pages/blog. */
export const guidePages = guidePaths.map((path) =>
  sitePage(path, 'guide', async () => {
    const guide = await loadGuide(path);
    return { props: { guide, card: cardOf(guide) }, head: headOf(guide, 'guide') };
  }),
);
