import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes each: red, green, blue, and an opacity that is not kept. */
  readonly rgba: Uint8Array;
}

/** A red, a green and a blue byte. */
type Colour = number;

/** Distance between colours of a palette: nearer ones are one to the eye. */
const apart = 4;

function difference(one: Colour, other: Colour): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 0xff) - ((other >> 8) & 0xff);
  const blue = (one & 0xff) - (other & 0xff);
  return red * red + green * green + blue * blue;
}

function coloursOf({ width, height, rgba }: Pixels): Uint32Array {
  return Uint32Array.from({ length: width * height }, (_, index) => {
    const at = 4 * index;
    return ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
  });
}

/** Each colour once, the most frequent first. */
function byFrequency(colours: Uint32Array): Colour[] {
  const counts = new Map<Colour, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
}

/** The most frequent colours that are no neighbours of one before. */
function choosePalette(colours: readonly Colour[], limit: number): Colour[] {
  const palette: Colour[] = [];
  for (const colour of colours) {
    if (palette.length === limit) break;
    if (palette.every((chosen) => difference(chosen, colour) >= apart ** 2)) palette.push(colour);
  }
  return palette;
}

/** The index of the nearest colour of a palette. */
function nearest(palette: readonly Colour[], colour: Colour): number {
  let found = 0;
  let least = Infinity;
  for (const [index, candidate] of palette.entries()) {
    const distance = difference(candidate, colour);
    if (distance < least) [found, least] = [index, distance];
  }
  return found;
}

/** Rows of palette indexes, each after a zero that says it is not filtered. */
function indexRows(colours: Uint32Array, width: number, indexOf: ReadonlyMap<Colour, number>) {
  const rows = Buffer.alloc(colours.length + colours.length / width);
  for (const [at, colour] of colours.entries()) {
    rows[at + Math.floor(at / width) + 1] = indexOf.get(colour) ?? 0;
  }
  return rows;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

/**
 * A PNG of at most `limit` colours, 256 or fewer: the most frequent, and the nearest of them for the rest. A
 * line drawing loses nothing that shows, and three quarters of its bytes (PNG, third edition: colour type 3).
 */
export function encodeIndexedPng(pixels: Pixels, limit: number): Buffer {
  const { width, height } = pixels;
  const colours = coloursOf(pixels);
  const distinct = byFrequency(colours);
  const palette = choosePalette(distinct, limit);
  const indexOf = new Map(distinct.map((colour) => [colour, nearest(palette, colour)]));
  // Eight bits a pixel, indexed, deflated, not interlaced.
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 3, 0, 0, 0])]);
  const bytes = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(bytes)),
    chunk('IDAT', deflateSync(indexRows(colours, width, indexOf), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
