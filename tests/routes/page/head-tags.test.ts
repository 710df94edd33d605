import { expect, test } from 'vitest';
import { headTags } from '#src/routes/page/head-tags.ts';

const head = {
  title: 'Tax accountants in Napier',
  description: 'Compare three.',
  url: 'https://www.waymark.example/napier',
  image: 'https://www.waymark.example/social/napier.png',
  imageAlt: 'A bay.',
  graph: null,
} as const;

test('the head of a page has what search engines and social networks read', () => {
  expect(headTags(head)).toEqual({
    meta: [
      { title: 'Tax accountants in Napier | Waymark' },
      { name: 'description', content: 'Compare three.' },
      { property: 'og:title', content: 'Tax accountants in Napier' },
      { property: 'og:description', content: 'Compare three.' },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: 'https://www.waymark.example/napier' },
      { property: 'og:site_name', content: 'Waymark' },
      { property: 'og:locale', content: 'en_NZ' },
      { property: 'og:image', content: 'https://www.waymark.example/social/napier.png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'A bay.' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: 'https://www.waymark.example/napier' }],
    scripts: [],
  });
});

test('an error has no canonical address, a page that is not indexed says so, and facts are escaped', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [] } as const;
  const { meta, links, scripts } = headTags({ ...head, noindex: true, isError: true, graph });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect([links, scripts]).toEqual([
    [],
    [
      {
        type: 'application/ld+json',
        children: '{"@context":"https://schema.org","@graph":[]}',
      },
    ],
  ]);
});
