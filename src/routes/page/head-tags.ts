import { site } from '#content/site.ts';
import { toScript, type PageHead } from './page-data.ts';

/** The tags of a page's head. A document's data has the facts alone: the tags would be in it twice. */
export function headTags(head: PageHead) {
  const { title, description, keywords, url, image, imageAlt, graph } = head;
  return {
    meta: [
      { title: `${title} | ${site.brand}` },
      { name: 'description', content: description },
      ...(keywords === undefined ? [] : [{ name: 'keywords', content: keywords }]),
      ...(head.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: head.isArticle ? 'article' : 'website' },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: site.brand },
      { property: 'og:locale', content: site.language.replace('-', '_') },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: imageAlt },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: head.isError ? [] : [{ rel: 'canonical', href: url }],
    scripts: graph === null ? [] : [{ type: 'application/ld+json', children: toScript(graph) }],
  };
}
