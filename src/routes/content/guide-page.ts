import { isGuide } from '#content/guide.ts';
import { guides } from '#content/guides.ts';
import type { Page } from '#content/page.ts';

/** A guide's page with its card. Throws for a page that is no guide. */
export function guidePage(page: Page) {
  const card = guides.find(({ slug }) => page.path === `/blog/${slug}`);
  if (!isGuide(page) || card === undefined) {
    throw new Error('A guide needs a card, the type Guide and a place in content/pages/blog.');
  }
  const { card: _, ...guide } = page;
  const { slug, author, date, readTime } = card;
  return { page: guide, card: { slug, author, date, readTime } };
}
