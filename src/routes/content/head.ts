import type { Page, Question } from '#content/page.ts';
import { pictureOf } from '#content/social.ts';
import { writtenPage, type PageHead, type PlainHead } from '#src/routes/page/page-data.ts';
import { socialPicture, origin } from './origin.ts';
import { structuredData } from './structured-data.ts';

/** Makes a page's part of the head. `questions` are those it answers, unless they are sections of the page. */
export function headOf(
  head: Page | PlainHead,
  address: string,
  questions?: readonly Question[],
): PageHead {
  const { title, description, noindex } = head;
  const page = writtenPage(head);
  // The second address of a page says which is its first.
  const { path = address, family = 'other', keywords } = page ?? {};
  return {
    title,
    description,
    ...(keywords && { keywords: keywords.join(', ') }),
    ...(noindex && { noindex }),
    ...(noindex && page === undefined && { isError: true }),
    ...(family === 'guide' && { isArticle: true }),
    url: origin + path,
    image: socialPicture(path, family),
    imageAlt: pictureOf(path, family).alt,
    graph: structuredData(head, path, questions),
  };
}
