import type { Page, Question } from '#content/page.ts';
import { headOf } from './head.ts';
import { origin } from './origin.ts';
import { writtenPage, type PlainHead } from './structured-data.ts';

/**
 * What the route of the page at a path loads: its head and its subject. `questions` are those that the
 * page answers, unless they are sections of it.
 */
export function pageFromContent(
  page: Page | PlainHead,
  path: string,
  questions?: readonly Question[],
) {
  const { town, service, firm, updated, path: own = path } = writtenPage(page) ?? {};
  return {
    head: headOf(page, path, questions),
    subject: { ...(town && { town }), ...(service && { service }), ...(firm && { firm }) },
    /** Where search engines find it; null if they should not. */
    indexed: page.noindex ? null : origin + own,
    /** The day the page's words last changed, where that is known. */
    updated,
  };
}

export type PageData = ReturnType<typeof pageFromContent>;
