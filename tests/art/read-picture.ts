import sharp from 'sharp';

interface PictureFile {
  readonly width: number;
  readonly height: number;
  /** The colour of a pixel, as `#RRGGBB`. */
  readonly at: (x: number, y: number) => string;
}

/** Reads a PNG, which may have no transparency. */
export async function readPicture(file: Uint8Array): Promise<PictureFile> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`The picture has ${info.channels} channels, not 3.`);
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => {
      const start = 3 * (y * info.width + x);
      return `#${data.toString('hex', start, start + 3)}`.toUpperCase();
    },
  };
}
