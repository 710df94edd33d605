// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { loadDocument } from '#src/app/load-document.ts';
import { createSiteRouter } from '#src/app/router.ts';

const stateAt = (address: string) =>
  createSiteRouter(() => () => {}, createMemoryHistory({ initialEntries: [address] })).state;

test('keeps search parameters as text, and writes them back unchanged', () => {
  const address = '/tax-calculator?income=007.10&studentLoan=true&costs=1e3';
  const state = stateAt(address);
  expect(state.location.search).toEqual({ income: '007.10', studentLoan: 'true', costs: '1e3' });
  expect(state.location.href).toBe(address);
});

const page = `<!doctype html>
<html data-entry="/assets/site.js" data-path="/nelson" data-subject='{"town":"nelson"}'
  data-marks='{"figures":{"gstRate":"GST rate"}}'>
<head>
  <meta name="viewport" content="width=device-width" />
  <title>Nelson | Waymark</title>
  <meta name="description" content="Tax in Nelson" />
  <meta property="og:title" content="Nelson" />
  <link rel="canonical" href="https://www.waymark.example/nelson" />
  <link rel="icon" href="/favicon.svg" />
  <script type="application/ld+json">{"@graph":[]}</script>
</head>
<body><main><style>h1 { color: red; }</style><h1>Nelson</h1></main></body>`;

test('takes the main part of a fetched page, its subject, and what its head has of its own', async () => {
  Object.assign(document.documentElement.dataset, { entry: '/assets/site.js', path: '/privacy' });
  const fetched = vi.fn<typeof fetch>(async () => new Response(page));
  vi.stubGlobal('fetch', fetched);
  expect(await loadDocument(stateAt('/nelson?from=home').location)).toEqual({
    head: {
      meta: [
        { title: 'Nelson | Waymark' },
        { name: 'description', content: 'Tax in Nelson' },
        { property: 'og:title', content: 'Nelson' },
      ],
      links: [{ rel: 'canonical', href: 'https://www.waymark.example/nelson' }],
      scripts: [{ type: 'application/ld+json', children: '{"@graph":[]}' }],
    },
    main: '<h1>Nelson</h1>',
    marks: { figures: { gstRate: 'GST rate' } },
    subject: { town: 'nelson' },
  });
  const options = { headers: { accept: 'text/html' } };
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/nelson', options);
  await expect(loadDocument(stateAt('/Nelson').location)).rejects.toMatchObject({
    options: { href: '/Nelson' },
  });
});
