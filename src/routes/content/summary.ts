import type { Page, Question } from '#content/page.ts';
import { type PageFamily, pictureOf } from '#content/social.ts';
import type { PlainHead } from '#src/routes/page/page-data.ts';

/** A page's metadata for browsers, search engines and social networks. */
export interface PageSummary extends PlainHead, Pick<Page, 'family' | 'keywords'> {
  readonly path: string;
  readonly page?: Page;
  /** The questions it answers, unless they are sections of the page. */
  readonly questions?: readonly Question[];
}

/** The site's address without a trailing slash: SITE_URL at build time. */
export const origin: string = import.meta.env.SITE_URL;

export const socialPicture = (path: string, family: PageFamily): string =>
  `${origin}/social/${pictureOf(path, family).name}.png`;
