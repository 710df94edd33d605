import type { Page, Question } from '#content/page.ts';
import { site } from '#content/site.ts';
import { pictureOf } from '#content/social.ts';
import { origin, socialPicture } from './origin.ts';
import { structuredData, writtenPage, type PlainHead } from './structured-data.ts';

/** JSON for a script element. `<` is escaped, so that no text of it can end the element. */
const toScript = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/**
 * The tags of a page's part of the head. `address` is the page's own, and `questions` are those that
 * it answers, unless they are sections of the page.
 */
export function headOf(head: Page | PlainHead, address: string, questions?: readonly Question[]) {
  const { title, description, noindex } = head;
  const page = writtenPage(head);
  // The second address of a page says which is its first.
  const { path = address, family = 'other', keywords } = page ?? {};
  const url = origin + path;
  const graph = structuredData(head, path, questions);
  // Shown at other addresses than its own, as the not-found page is.
  const isAnywhere = noindex === true && page === undefined;
  return {
    meta: [
      { title: `${title} | ${site.brand}` },
      { name: 'description', content: description },
      ...(keywords === undefined ? [] : [{ name: 'keywords', content: keywords.join(', ') }]),
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: family === 'guide' ? 'article' : 'website' },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: site.brand },
      { property: 'og:locale', content: site.language.replace('-', '_') },
      { property: 'og:image', content: socialPicture(path, family) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: pictureOf(path, family).alt },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: isAnywhere ? [] : [{ rel: 'canonical', href: url }],
    scripts: graph === null ? [] : [{ type: 'application/ld+json', children: toScript(graph) }],
  };
}
