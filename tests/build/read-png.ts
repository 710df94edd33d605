import { inflateSync } from 'node:zlib';

interface IndexedPng {
  readonly width: number;
  readonly height: number;
  /** Colours of the palette, as `#RRGGBB`. */
  readonly palette: readonly string[];
  /** The colour of a pixel. */
  readonly at: (x: number, y: number) => string;
}

function chunksOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12) {
    const type = file.toString('latin1', at + 4, at + 8);
    chunks.set(type, file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  return chunks;
}

/** Reads a PNG of eight bits a pixel, indexed and unfiltered (PNG, third edition). */
export function readIndexedPng(source: string | Uint8Array): IndexedPng {
  const file = Buffer.from(source);
  const chunks = chunksOf(file);
  const [header, colours, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => {
    const chunk = chunks.get(type);
    if (!chunk) throw new Error(`The picture has no ${type} chunk.`);
    return chunk;
  });
  if (!header || !colours || !data) throw new Error('The picture is no indexed PNG.');
  const width = header.readUInt32BE(0);
  const rows = inflateSync(data);
  const palette = Array.from({ length: colours.length / 3 }, (_, index) =>
    `#${colours.toString('hex', 3 * index, 3 * index + 3)}`.toUpperCase(),
  );
  return {
    width,
    height: header.readUInt32BE(4),
    palette,
    at: (x, y) => palette[rows[y * (width + 1) + x + 1] ?? 0] ?? '',
  };
}
