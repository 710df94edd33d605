import { page as accessibility } from '#content/pages/accessibility.ts';
import { page as privacy } from '#content/pages/privacy.ts';
import { page as terms } from '#content/pages/terms.ts';
import { summaryOf } from '#src/routes/page/summary.ts';
import type { ListedPage } from './listed-page.ts';

/** What visitors are promised, and what is asked of them. */
export const legalPages = [privacy, terms, accessibility].map((page): ListedPage => ({
  path: page.path,
  gather: () =>
    Promise.resolve({
      props: { kind: 'guide', guide: page, card: null },
      head: summaryOf(page, 'other'),
    }),
}));
