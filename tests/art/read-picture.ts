import sharp from 'sharp';

type Box = readonly [left: number, top: number, right: number, bottom: number];

interface PictureFile {
  readonly width: number;
  readonly height: number;
  /** The colour of a pixel, as `#RRGGBB`. */
  readonly at: (x: number, y: number) => string;
  /** The number of pixels in a box with a colour, given as `#RRGGBB`. */
  readonly count: (colour: string, box: Box) => number;
}

/** Reads a PNG without transparency. */
export async function readPicture(file: Uint8Array): Promise<PictureFile> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`The picture has ${info.channels} channels, not 3.`);
  const valueAt = (x: number, y: number): number => data.readUIntBE(3 * (y * info.width + x), 3);
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => `#${valueAt(x, y).toString(16).padStart(6, '0').toUpperCase()}`,
    count: (colour, [left, top, right, bottom]) => {
      const value = Number.parseInt(colour.slice(1), 16);
      let found = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          if (valueAt(x, y) === value) found += 1;
        }
      }
      return found;
    },
  };
}
