import { expect, test } from 'vitest';
import { renderPng } from '#art/png.ts';
import { drawIconPng } from '#art/site-icons.ts';
import { readPicture } from './read-picture.ts';

test.each([180, 192, 512])('an icon of %i px shows the triangle on bush', async (width) => {
  const png = await readPicture(await drawIconPng(width));
  expect([png.width, png.height]).toEqual([width, width]);
  expect(png.at(0, 0)).toBe('#0E3B2C');
  expect(png.at(width / 2, width / 2)).toBe('#F37021');
});

test('a word whose font is not given is left out, whatever this machine has', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#FFFFFF"/><text y="38" font-size="48" font-family="sans-serif">M</text></svg>';
  const png = await readPicture(await renderPng({ svg, width: 40 }));
  const colours = Array.from({ length: 40 * 40 }, (_, at) => png.at(at % 40, Math.floor(at / 40)));
  expect([...new Set(colours)]).toEqual(['#FFFFFF']);
});
