import type { Page, Question } from '#content/page.ts';
import { type PageFamily, pictureOf } from '#content/social.ts';
import type { ListedProps } from '#src/routes/views.ts';

/** A page's metadata for browsers, search engines and social networks, which its head is made from. */
export interface PageSummary extends Pick<Page, 'title' | 'description' | 'path' | 'keywords'> {
  /** What kind of page it is: its social picture and its structured data follow from it. */
  readonly family: PageFamily;
  readonly noindex?: boolean;
  /** The words of the page, for its structured data. */
  readonly page?: Page;
  /** The questions it answers, where they are not sections of the page. */
  readonly questions?: readonly Question[];
}

/** A page whose address is in a list of content: its path, and how to gather the rest. */
export interface ListedPage {
  readonly path: string;
  readonly gather: () => Promise<{ props: ListedProps; head: PageSummary }>;
}

/** The summary of a page that is made of content. */
export const summaryOf = (
  page: Page,
  family: PageFamily,
  more: Pick<PageSummary, 'noindex' | 'questions'> = {},
): PageSummary => {
  const { title, description, path, keywords } = page;
  return { title, description, path, ...(keywords && { keywords }), family, page, ...more };
};

/** The site's address without a trailing slash: SITE_URL at build time. */
export const origin: string = import.meta.env.SITE_URL;

/** The URL of a page's social picture. */
export const socialPicture = (path: string, family: PageFamily): string =>
  `${origin}/social/${pictureOf(path, family).name}.png`;
