import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import subsetFont from 'subset-font';
import { charactersOf, writeFonts } from '#src/build/assets/fonts.ts';
import { fontFaces, preloadedFont, typefaces, unicodeRanges } from '#src/design/fonts.ts';
import { readSfnt } from './sfnt.ts';

const limits = {
  'fonts/overpass-latin.woff2': 22_000,
  'fonts/overpass-macrons.woff2': 3_000,
  'fonts/source-serif-latin.woff2': 26_000,
  'fonts/source-serif-macrons.woff2': 4_000,
};

const macrons = 'āēīōūĀĒĪŌŪ';
const english =
  'The quick brown fox jumps over the lazy dog, 0123456789; “THE LAZY DOG” – ‘JUMPED’ — or didn’t it? ' +
  '$1,200.50 £5 €6 ¢7 © ® ™ ° × · • … − ½ ¼ ¾ ↑ ↓ café naïve Zoë Müller señor (a) [b] {c} @ & % # * + = / \\ < > | ^ _ ~ !';

const dist = await mkdtemp(path.join(tmpdir(), 'fonts-'));
const files = new Map<string, Buffer>();

beforeAll(async () => {
  await writeFonts(dist);
  for (const name of await readdir(path.join(dist, 'fonts'))) {
    files.set(`fonts/${name}`, await readFile(path.join(dist, 'fonts', name)));
  }
});

afterAll(() => rm(dist, { recursive: true }));

async function read(fileName: string) {
  const file = files.get(fileName);
  if (!file) throw new Error(`${fileName} was not built.`);
  return readSfnt(await subsetFont(file, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true }));
}

test('builds four WOFF2 files, each within its limit', () => {
  expect([...files.keys()].toSorted()).toEqual(Object.keys(limits));
  for (const [fileName, limit] of Object.entries(limits)) {
    expect(files.get(fileName)?.toString('latin1', 0, 4)).toBe('wOF2');
    expect(files.get(fileName)?.length).toBeLessThanOrEqual(limit);
  }
});

describe.each(['overpass', 'source-serif'])('%s', (face) => {
  test.each(['latin', 'macrons'] as const)('%s has exactly its unicode-range', async (range) => {
    const { codePoints } = await read(`fonts/${face}-${range}.woff2`);
    expect(String.fromCodePoint(...codePoints)).toBe(charactersOf(unicodeRanges[range]));
  });
});

test('figures line up: by a feature in Overpass, by default in Source Serif', async () => {
  expect((await read('fonts/overpass-latin.woff2')).substitutions).toContain('tnum');
  const { digitWidths } = await read('fonts/source-serif-latin.woff2');
  expect(new Set(digitWidths).size).toBe(1);
});

test('the macrons of te reo Māori are in one file, English in the other', () => {
  expect(charactersOf(unicodeRanges.macrons)).toHaveLength(10);
  for (const letter of macrons) expect(charactersOf(unicodeRanges.macrons)).toContain(letter);
  for (const letter of english) expect(charactersOf(unicodeRanges.latin)).toContain(letter);
});

test('weights and vertical metrics match the styles', async () => {
  const expected = [
    { weights: { min: 400, max: 900 }, ascent: 88.3, descent: 38.3 },
    { weights: { min: 400, max: 600 }, ascent: 103.6, descent: 33.5 },
  ];
  expect(typefaces).toMatchObject(expected);
  const built = await Promise.all(typefaces.map(({ file }) => read(`fonts/${file}-latin.woff2`)));
  expect(built).toMatchObject(expected);
});

test('every file has its @font-face, also the preloaded one', () => {
  const linked = [...fontFaces.matchAll(/url\('\/(fonts\/[^']+)'\)/g)].map(([, name]) => name);
  expect(linked).toEqual(Object.keys(limits));
  expect(linked).toContain(preloadedFont.slice(1));
});

test('a fallback has the metrics of the web font', () => {
  // Overpass at 400: 88.3 % over a size-adjust of 100.43 %.
  expect(fontFaces).toContain('size-adjust: 100.43%;\n    ascent-override: 87.92%;');
  expect(fontFaces.match(/line-gap-override: 0%/g)).toHaveLength(6);
});
