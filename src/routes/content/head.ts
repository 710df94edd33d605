import { pictureOf } from '#content/social.ts';
import type { PageHead } from '#src/routes/page/page-data.ts';
import { socialPicture, origin, type PageSummary } from './summary.ts';
import { structuredData } from './structured-data.ts';

/** Makes a page's part of the head. */
export function headOf(summary: PageSummary): PageHead {
  const { title, description, path, keywords, family, page, noindex } = summary;
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
    graph: structuredData(summary),
  };
}
