import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { Resvg } from '@resvg/resvg-js';
import { encodeIndexedPng } from '#src/build/indexed-png.ts';
import { readIndexedPng } from './read-png.ts';

const red = [200, 0, 0, 255];
const nearlyRed = [201, 1, 0, 255];
const blue = [0, 0, 200, 255];
const green = [0, 100, 0, 255];

const pixels = (...colours: number[][]) => ({
  width: 3,
  height: 2,
  rgba: Uint8Array.from(colours.flat()),
});

test('a picture of few colours comes back as it was', () => {
  const png = readIndexedPng(encodeIndexedPng(pixels(red, blue, red, green, red, blue), 16));
  expect([png.width, png.height]).toEqual([3, 2]);
  expect([png.at(0, 0), png.at(1, 0), png.at(2, 0)]).toEqual(['#C80000', '#0000C8', '#C80000']);
  expect([png.at(0, 1), png.at(1, 1), png.at(2, 1)]).toEqual(['#006400', '#C80000', '#0000C8']);
});

test('past the limit the rarest colours become their nearest', () => {
  const png = readIndexedPng(encodeIndexedPng(pixels(red, red, red, blue, blue, green), 2));
  expect(png.palette).toEqual(['#C80000', '#0000C8']);
  expect(png.at(2, 1)).toBe('#C80000');
});

test('colours the eye can’t tell apart are one', () => {
  const png = readIndexedPng(encodeIndexedPng(pixels(red, red, nearlyRed, blue, blue, blue), 16));
  expect(png.palette).toEqual(['#0000C8', '#C80000']);
});

test('every chunk carries the check sum of its type and data', () => {
  const file = encodeIndexedPng(pixels(red, blue, red, green, red, blue), 16);
  const types: string[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12) {
    const end = at + 8 + file.readUInt32BE(at);
    types.push(file.toString('latin1', at + 4, at + 8));
    expect(file.readUInt32BE(end)).toBe(crc32(file.subarray(at + 4, end)));
  }
  expect(types).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
});

test('another reader sees the same picture', () => {
  const file = encodeIndexedPng(pixels(red, blue, red, green, red, blue), 16);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><image width="3" height="2" ` +
    `image-rendering="optimizeSpeed" href="data:image/png;base64,${file.toString('base64')}"/></svg>`;
  expect([...new Resvg(svg).render().pixels]).toEqual([
    ...pixels(red, blue, red, green, red, blue).rgba,
  ]);
});
