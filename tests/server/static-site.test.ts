import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressFiles } from '#src/build/compress-files.ts';
import { readStaticSite } from '#src/server/site/static-site.ts';
import { buildSiteIn } from './fixtures/built-site.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

async function site() {
  const folder = await temporaryFolder();
  const distDir = await buildSiteIn(folder);
  return { folder, distDir, app: readStaticSite(distDir).routes };
}

describe('a page', () => {
  test.each([
    ['/', '<!doctype html><title>Home</title>'],
    ['/quote?step=services', '<!doctype html><title>Quote</title>'],
    ['/auckland/small-business-tax', '<!doctype html><title>Auckland small business</title>'],
  ])('is at its clean address %s', async (address, content) => {
    const { app } = await site();
    const response = await app.request(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache, no-transform');
  });

  test('gets a 304 if it has not changed', async () => {
    const { app } = await site();
    const whole = await app.request('/quote');
    const tag = whole.headers.get('ETag') ?? '';
    const again = await app.request('/quote', { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    // A cache updates what it has by these.
    for (const name of ['ETag', 'Vary'])
      expect([name, again.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    expect(tag).toMatch(/^W\/"/);
    for (const [named, status] of [
      [`"another", ${tag.slice(2)}`, 304],
      ['*', 304],
      ['"another"', 200],
    ] as const)
      expect((await app.request('/quote', { headers: { 'If-None-Match': named } })).status).toBe(
        status,
      );
  });

  test('stays the same while a new build replaces this one', async () => {
    const { app, distDir } = await site();
    await rm(distDir, { recursive: true });
    const response = await app.request('/quote');
    expect([response.status, await response.text()]).toEqual([
      200,
      '<!doctype html><title>Quote</title>',
    ]);
  });
});

describe('a file', () => {
  const immutable = 'public, max-age=31536000, immutable';
  test.each([
    ['/assets/app-B1a2.js', 'text/javascript; charset=utf-8', immutable],
    ['/assets/face-C3d4.woff2', 'font/woff2', immutable],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache, no-transform'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache, no-transform'],
  ])('%s has its type and cache lifetime', async (address, type, caching) => {
    const { app } = await site();
    const { status, headers } = await app.request(address);
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      type,
      caching,
    ]);
  });

  const unpacked: Readonly<Record<string, (form: Buffer) => Buffer>> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    null: (form) => form,
  };

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, GZIP;q=0.5', 'gzip'],
    ['', null],
    ['br;q=0.0, gzip; q=0', null],
  ])('is sent to a client that accepts %s as %s', async (accepted, coding) => {
    const { distDir } = await site();
    await compressFiles(distDir);
    const response = await readStaticSite(distDir).routes.request('/assets/app-B1a2.js', {
      headers: { 'Accept-Encoding': accepted },
    });
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Encoding')).toBe(coding);
    expect(response.headers.get('Content-Length')).toBe(String(body.byteLength));
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(unpacked[String(coding)]?.(body).toString()).toBe(
      await readFile(join(distDir, 'assets/app-B1a2.js'), 'utf8'),
    );
  });

  test('is served below /.well-known/, and nowhere else with a leading dot', async () => {
    const { distDir } = await site();
    await mkdir(join(distDir, '.well-known'));
    await writeFile(join(distDir, '.well-known/security.txt'), 'Contact: mailto:a@b.example');
    await writeFile(join(distDir, '.well-known/.secret'), 'secret');
    const app = readStaticSite(distDir).routes;
    const response = await app.request('/.well-known/security.txt');
    expect([response.status, await response.text()]).toEqual([200, 'Contact: mailto:a@b.example']);
    expect((await app.request('/.well-known/.secret')).status).toBe(404);
  });
});

describe('a missing file', () => {
  test.each(['/nowhere', '/nowhere/', '/assets', '/404', '/form-problem'])(
    '%s is a 404 with the not-found page',
    async (address) => {
      const { app } = await site();
      const response = await app.request(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('<!doctype html><title>Not found</title>');
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-cache, no-transform');
    },
  );

  test('gets a sentence without a built not-found page', async () => {
    const response = await readStaticSite('no-such-folder').routes.request('/');
    expect([response.status, await response.text()]).toEqual([
      404,
      'There is no page at this address.',
    ]);
  });
});

describe('a path out of the folder', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/..\\secret.txt',
    '/quote%00',
    '/%c0%ae%c0%ae/secret.txt',
    '/.hidden',
    '/%',
    '//evil.example/',
    '/\\evil.example/',
  ])('%s is not found', async (address) => {
    const { app, folder } = await site();
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(folder, 'secret.html'), 'secret');
    // As a string: a URL object would normalise the path.
    const request = new Request('http://localhost/');
    Object.defineProperty(request, 'url', { value: `http://localhost${address}` });
    const response = await app.request(request);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<!doctype html><title>Not found</title>');
  });

  test('through a symbolic link is not followed', async () => {
    const { app, folder, distDir } = await site();
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await symlink(join(folder, 'secret.txt'), join(distDir, 'link.txt'));
    await symlink(join(folder, 'secret.txt'), join(distDir, 'page.html'));
    await symlink(folder, join(distDir, 'folder'));
    for (const address of ['/link.txt', '/page', '/page.html', '/folder/secret.txt']) {
      expect((await app.request(address)).status).toBe(404);
    }
  });
});
