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
