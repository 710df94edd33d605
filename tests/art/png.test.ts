import { expect, test } from 'vitest';
import { drawIconPng } from '#art/site-icons.ts';
import { readPicture } from './read-picture.ts';

test.each([180, 192, 512])('an icon of %i px shows the triangle on bush', async (width) => {
  const png = await readPicture(await drawIconPng(width));
  expect([png.width, png.height]).toEqual([width, width]);
  expect(png.at(0, 0)).toBe('#0E3B2C');
  expect(png.at(width / 2, width / 2)).toBe('#F37021');
});
