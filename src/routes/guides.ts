import { guides, type GuideCard } from '#content/guides.ts';
import { headOf } from '#src/app/head.ts';
import { guidePaths, loadGuide } from '#src/app/page-words-loader.ts';
import { sitePage } from '#src/app/site-page.ts';

const cards: readonly GuideCard[] = guides;

/** The card of a guide. Throws, and so stops the build, for a guide that the index does not list. */
function cardOf(path: string): GuideCard {
  const card = cards.find(({ slug }) => `/blog/${slug}` === path);
  if (card === undefined) throw new Error(`content/guides.ts has no card for ${path}.`);
  return card;
}

/** An article for every file of content/pages/blog. */
export const guidePages = guidePaths.map((path) =>
  sitePage(path, 'guide', async () => {
    const guide = await loadGuide(path);
    return { props: { guide, card: cardOf(path) }, head: headOf(guide, 'guide') };
  }),
);
