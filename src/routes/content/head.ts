import { site } from '#content/site.ts';
import { pictureOf } from '#content/social.ts';
import type { PageHead } from '#src/routes/page/page-data.ts';
import { socialPicture, origin, type PageSummary } from './summary.ts';
import { structuredData } from './structured-data.ts';

/** Makes a page's part of the head. */
export function headOf(summary: PageSummary): PageHead {
  const { title, description, path, keywords, family, page, noindex = false } = summary;
  const address = origin + path;
  return {
    meta: [
      { title: `${title} | ${site.brand}` },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
      ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: family === 'guide' ? 'article' : 'website' },
      { property: 'og:url', content: address },
      { property: 'og:site_name', content: site.brand },
      { property: 'og:locale', content: site.language.replace('-', '_') },
      { property: 'og:image', content: socialPicture(path, family) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: pictureOf(path, family).alt },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    // What answers at other addresses than its own has none.
    links: noindex && page === undefined ? [] : [{ rel: 'canonical', href: address }],
    graph: structuredData(summary),
  };
}
