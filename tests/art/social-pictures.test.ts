import { readFile, readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownPictures, socialPictures } from '#content/social.ts';
import { subject } from '#art.config.ts';
import { drawScene, scenesOf } from '#art/social/social-picture.ts';
import { readPicture } from './read-picture.ts';

const folder = 'content/public/social';
const families = Object.keys(socialPictures);
const names = [...families, ...Object.keys(ownPictures())];
const pictures = new Map<
  string,
  Awaited<ReturnType<typeof readPicture>> & { readonly bytes: number }
>();

beforeAll(async () => {
  for (const name of await readdir(folder)) {
    const file = await readFile(`${folder}/${name}`);
    pictures.set(name.replace('.png', ''), { bytes: file.length, ...(await readPicture(file)) });
  }
});

function read(family: string) {
  const picture = pictures.get(family);
  if (!picture) throw new Error(`There is no picture for ${family}.`);
  return picture;
}

test('every family of pages has a picture, and each calculator and city has its own', () => {
  expect([...pictures.keys()].toSorted()).toEqual(names.toSorted());
  expect(families).toHaveLength(9);
  expect(names).toEqual(
    expect.arrayContaining(['tax-calculator', 'gst-calculator', 'whangarei', 'invercargill']),
  );
});

describe.each(names)('%s', (family) => {
  test('is 1200 by 630 px, and 60 kB at most, or 70 kB with the harbour of a city', () => {
    const png = read(family);
    expect([png.width, png.height]).toEqual([1200, 630]);
    expect(png.bytes).toBeLessThanOrEqual(families.includes(family) ? 60_000 : 70_000);
  });

  test('has the mark and the brand at the top, its words below, and a marker on the land', () => {
    expect(read(family).at(20, 20)).toBe('#0E3B2C');
    expect(read(family).at(102, 100)).toBe('#F37021');
    expect(read(family).count('#FFFFFF', [140, 70, 340, 130])).toBeGreaterThan(2_000);
    expect(read(family).count('#FFFFFF', [80, 280, 800, 560])).toBeGreaterThan(10_000);
    expect(read(family).count('#F37021', [500, 0, 1200, 630])).toBeGreaterThan(300);
  });

  test('keeps its words clear of the marker, in the left two thirds', () => {
    expect(read(family).count('#FFFFFF', [820, 0, 1200, 630])).toBe(0);
  });
});

test('a new picture equals the committed one', async () => {
  const scene = scenesOf(subject.lines, subject.cities).find(({ name }) => name === 'other');
  const drawn = scene && (await readPicture(await drawScene(scene, 'Waymark')));
  const kept = read('other');
  const differences = Array.from({ length: kept.width }, (_, x) => x).filter((x) =>
    [96, 330, 400].some((y) => drawn?.at(x, y) !== kept.at(x, y)),
  );
  expect(differences).toEqual([]);
});
