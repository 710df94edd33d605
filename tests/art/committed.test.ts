import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { guides } from '#content/guides.ts';
import { socialPictures } from '#content/social.ts';
import { subject } from '#art.config.ts';
import { artworksOf } from '#art/artworks.ts';

const folder = 'content/public';
const artworks = artworksOf(subject);

test('every city, guide and family of pages has its drawings (run npm run art)', () => {
  const files = [
    ...cities.map(({ slug }) => `drawings/city-${slug}.svg`),
    ...guides.map(({ slug }) => `drawings/guide-${slug}.svg`),
    ...Object.keys(socialPictures).map((family) => `social/${family}.png`),
    ...artworks.map(({ file }) => file),
  ];
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

test('no file is left that is no longer drawn (run npm run art)', () => {
  const files = ['drawings', 'social'].flatMap((room) =>
    readdirSync(join(folder, room)).map((file) => `${room}/${file}`),
  );
  const drawn = new Set(artworks.map(({ file }) => file));
  expect(files.filter((file) => !drawn.has(file))).toEqual([]);
});

test.each(artworks.filter(({ file }) => !file.endsWith('.png')))(
  '$file is up to date (run npm run art)',
  async ({ file, draw }) => {
    expect(readFileSync(join(folder, file), 'utf8')).toBe(await draw());
  },
);
