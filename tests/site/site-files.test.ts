import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Page } from '#content/page.ts';
import { files, origin, pageAt, pagePaths, pngSize, readFile } from './built-site.ts';
import { canonicalPath, unindexed } from './unlisted.ts';

describe('sitemap.xml', () => {
  const text = readFile('/sitemap.xml').toString();
  const sitemap = new DOMParser().parseFromString(text, 'application/xml');
  const entries = [...sitemap.querySelectorAll('url')].map((entry) => ({
    address: entry.querySelector('loc')?.textContent ?? '',
    changed: entry.querySelector('lastmod')?.textContent,
  }));
  const listed = entries.map(({ address }) => address);

  test('is a valid sitemap', () => {
    expect(sitemap.documentElement.tagName).toBe('urlset');
    expect(sitemap.documentElement.namespaceURI).toBe(
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    );
  });

  test('lists the canonical address of every indexed page once', () => {
    const expected = pagePaths.filter((path) => !unindexed.includes(path)).map(canonicalPath);
    expect(listed.toSorted()).toEqual(
      [...new Set(expected)].map((path) => origin + path).toSorted(),
    );
  });

  test('dates each page by its last content change', () => {
    const modules = import.meta.glob<Page>('/content/pages/**/*.ts', {
      import: 'page',
      eager: true,
    });
    const expected = Object.values(modules).map(({ path, updated }) => [path, updated]);
    const dated = expected.map(([path = '']) => [
      path,
      entries.find(({ address }) => address === origin + path)?.changed,
    ]);
    expect(dated).toEqual(expected);
    const days = entries.map(({ changed }) => changed).filter((day) => day !== undefined);
    expect(days.filter((day) => !/^202\d-\d\d-\d\d$/.test(day))).toEqual([]);
  });
});

test('robots.txt allows every robot and names the sitemap', () => {
  expect(readFile('/robots.txt').toString()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});

test.each([
  ['br', brotliDecompressSync],
  ['gz', gunzipSync],
])('has a .%s copy of every file of text', (ending, decompress) => {
  const large = [...files].filter(
    (file) =>
      /^\/[^.].*\.(?:html|json|js|css|svg|xml|txt|ics|webmanifest)$/.test(file) &&
      readFile(file).length >= 256,
  );
  expect(large).toContain('/index.html');
  const wrong = large.filter(
    (file) =>
      !files.has(`${file}.${ending}`) ||
      decompress(readFile(`${file}.${ending}`)).toString() !== readFile(file).toString(),
  );
  expect(wrong).toEqual([]);
});

describe('web manifest', () => {
  const href = pageAt('/').querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '';

  test('is linked from every page', () => {
    const hrefs = pagePaths.map((path) =>
      pageAt(path).querySelector('link[rel="manifest"]')?.getAttribute('href'),
    );
    expect(new Set(hrefs)).toEqual(new Set([href]));
    expect(files.has(href)).toBe(true);
  });

  test('names the site, its colours and its icons with their real sizes', () => {
    const manifest: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(
      readFile(href).toString(),
    );
    expect(manifest).toMatchObject({
      name: expect.stringContaining('Waymark'),
      short_name: 'Waymark',
      lang: 'en-NZ',
      start_url: '/',
      theme_color: '#0E3B2C',
      background_color: expect.stringMatching(/^#[0-9A-F]{6}$/i),
    });
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.filter(({ src }) => !files.has(src))).toEqual([]);
    expect(drawn.map(({ src }) => pngSize(src))).toEqual(drawn.map(({ sizes }) => sizes));
  });
});

test('the site has icons for browsers, iPhones and search results', () => {
  const icons = [...pageAt('/').querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')];
  const hrefs = icons.map((icon) => icon.getAttribute('href') ?? '');
  expect(hrefs).toEqual(expect.arrayContaining(['/favicon.svg']));
  expect(icons.some((icon) => icon.getAttribute('rel') === 'apple-touch-icon')).toBe(true);
  expect([...hrefs, '/icon-512.png'].filter((href) => !files.has(href))).toEqual([]);
});

describe('files for static hosts', () => {
  const headers = readFile('/_headers').toString();

  test('have every response header', () => {
    for (const name of [
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'X-Frame-Options',
      'Strict-Transport-Security',
    ]) {
      expect(headers.match(new RegExp(`^  ${name}: .+$`, 'gm'))).toHaveLength(1);
    }
    expect(headers).not.toMatch(/script-src[^;]*'unsafe-/);
    // Some hosts reject longer lines (Cloudflare Pages: 2,000 characters).
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });

  test('put a policy in every page, before the scripts and styles it covers', () => {
    const late = pagePaths.filter((path) => {
      const [policy] = pageAt(path).querySelectorAll(
        'head > meta:not([charset]), head > link, head > script',
      );
      return policy?.getAttribute('http-equiv') !== 'Content-Security-Policy';
    });
    expect(late).toEqual([]);
  });

  test.each(['form-problem'])('hide /%s, which only the server fills in', (page) => {
    expect(readFile('/_redirects').toString()).toContain(`\n/${page}  /404.html  404!\n`);
  });

  test('have the quote form with every field', () => {
    const form = pageAt('/form-problem').querySelector('form[name="quote"]');
    expect(form?.getAttribute('data-netlify')).toBe('true');
    expect(form?.getAttribute('netlify-honeypot')).toBe('bot-field');
    const names = [...(form?.querySelectorAll('[name]') ?? [])].map((field) =>
      field.getAttribute('name'),
    );
    const onePage = [...pageAt('/quote').querySelectorAll('[data-without-script] form [name]')];
    expect(new Set(names)).toEqual(new Set(onePage.map((field) => field.getAttribute('name'))));
  });
});
