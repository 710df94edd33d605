import type { Page, Question } from '#content/page.ts';
import { headOf } from './head.ts';
import { origin } from './origin.ts';
import { writtenPage, type PlainHead } from './plain-head.ts';

/** The props of a page's view. */
interface PageContent {
  /** What its head is made from. */
  readonly page: Page | PlainHead;
  /** The questions it answers, unless they are sections of the page. */
  readonly questions?: readonly Question[];
}

/** What the route of the page at a path loads: the props of its view, its head and its subject. */
export function pageFromContent<Props extends PageContent>(props: Props, path: string) {
  const { page, questions } = props;
  const { town, service, firm, updated, path: own = path } = writtenPage(page) ?? {};
  return {
    props,
    head: headOf(page, path, questions),
    subject: { ...(town && { town }), ...(service && { service }), ...(firm && { firm }) },
    /** Where search engines find it; null if they should not. */
    indexed: page.noindex ? null : origin + own,
    /** The day the page's words last changed, where that is known. */
    updated,
  };
}

export type PageData = ReturnType<typeof pageFromContent>;
