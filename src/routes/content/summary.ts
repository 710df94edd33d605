import type { Page, Question } from '#content/page.ts';
import { type PageFamily, pictureOf } from '#content/social.ts';
import type { ListedProps } from '#src/routes/views.ts';

/** A page's metadata for browsers, search engines and social networks. */
export interface PageSummary extends Pick<Page, 'title' | 'description' | 'path' | 'keywords'> {
  /** Determines its social picture and its structured data. */
  readonly family: PageFamily;
  readonly noindex?: boolean;
  readonly page?: Page;
  /** The questions it answers, unless they are sections of the page. */
  readonly questions?: readonly Question[];
}

/** A page whose address is in a list of content. */
export interface ListedPage {
  readonly path: string;
  readonly gather: () => Promise<{ props: ListedProps; head: PageSummary }>;
}

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

export const socialPicture = (path: string, family: PageFamily): string =>
  `${origin}/social/${pictureOf(path, family).name}.png`;
