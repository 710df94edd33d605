import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, createServer } from 'vite';
import type { InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { guides } from '#content/guides.ts';
import { designAssets } from '#src/build/design-assets.ts';

const families = ['city', 'faq', 'firm', 'guide', 'home', 'other', 'partner', 'service', 'tool'];

const expected = [
  ...cities.flatMap(({ slug }) => [`drawings/city-${slug}.svg`, `drawings/contours-${slug}.svg`]),
  ...guides.map(({ slug }) => `drawings/guide-${slug}.svg`),
  ...families.map((family) => `social/${family}.png`),
  'apple-touch-icon.png',
  'drawings/hero.svg',
  'drawings/new-zealand.svg',
  'favicon.svg',
  'fonts/overpass-latin.woff2',
  'fonts/overpass-macrons.woff2',
  'fonts/source-serif-latin.woff2',
  'fonts/source-serif-macrons.woff2',
  'icon-192.png',
  'icon-512.png',
  'icon.svg',
  'manifest.webmanifest',
].toSorted();

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

let root = '';

function config(): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [designAssets()],
  };
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'design-assets-'));
  await writeFile(path.join(root, 'entry.ts'), 'export const entry = 1;\n');
});

afterAll(() => rm(root, { recursive: true }));

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/\.m?js$/.test(name))
    .toSorted();
}

test('the client build holds fonts, drawings and icons under their plain names', async () => {
  const outDir = path.join(root, 'client');
  await build({ ...config(), build: { outDir, rolldownOptions: { input: 'entry.ts' } } });
  expect(await filesBelow(outDir)).toEqual(expected);
  expect(await readFile(path.join(outDir, 'favicon.svg'), 'utf8')).toMatch(/^<svg/);
});

test('the server build holds none of them', async () => {
  const outDir = path.join(root, 'server');
  await build({ ...config(), build: { outDir, ssr: 'entry.ts' } });
  expect(await filesBelow(outDir)).toEqual([]);
});

test('the development server serves the same files and leaves other addresses alone', async () => {
  const vite = await createServer({ ...config(), server: { middlewareMode: true, ws: false } });
  const http = createHttpServer((request, response) =>
    vite.middlewares(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => {
    http.listen(0, resolve);
  });
  try {
    const address = http.address();
    const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
    for (const fileName of expected) {
      const response = await fetch(`${origin}/${fileName}`);
      const type = types[fileName.split('.').at(-1) ?? ''];
      expect([fileName, response.status, response.headers.get('content-type')]).toEqual([
        fileName,
        200,
        type,
      ]);
    }
    expect((await fetch(`${origin}/drawings/contours-atlantis.svg`)).status).toBe(404);
  } finally {
    http.close();
    await vite.close();
  }
});
