import { isGuide } from '#content/guide.ts';
import { guides } from '#content/guides.ts';
import type { Page } from '#content/page.ts';
import type { PageContent } from '#src/routes/page/page-options.tsx';
import type { GuidePage } from '#src/views/guide/guide-page.tsx';
import type { ComponentProps } from 'react';

/** A guide's page with its card. Throws for a page that is no guide. */
export function guidePage(page: Page): PageContent<ComponentProps<typeof GuidePage>> {
  const card = guides.find(({ slug }) => page.path === `/blog/${slug}`);
  if (!isGuide(page) || card === undefined) {
    throw new Error('A guide needs a card, the type Guide and a place in content/pages/blog.');
  }
  const { card: _, ...guide } = page;
  const { slug, author, date, readTime } = card;
  return { props: { guide, card: { slug, author, date, readTime } }, head: page };
}
