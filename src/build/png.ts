import { Resvg } from '@resvg/resvg-js';
import { cached } from './build-cache.ts';
import { encodeIndexedPng } from './indexed-png.ts';

interface Picture {
  readonly svg: string;
  /** In px; the height follows. */
  readonly width: number;
  /** Paths of the fonts its words are set in; a picture without words needs none. */
  readonly fonts?: readonly string[];
}

/** Colours a picture is drawn with: enough for the steps of a gradient and the edges of lines. */
const colours = 64;

/** Renders an opaque SVG to a PNG. `name` tells the results that are kept between builds apart. */
export async function renderPng(
  name: string,
  { svg, width, fonts = [] }: Picture,
): Promise<Uint8Array> {
  return cached({
    name,
    extension: 'png',
    inputs: [svg, String([width, colours]), ...fonts],
    make: async () => {
      const image = new Resvg(svg, {
        fitTo: { mode: 'width', value: width },
        font: { fontFiles: [...fonts], loadSystemFonts: false },
      }).render();
      return encodeIndexedPng(
        { width: image.width, height: image.height, rgba: image.pixels },
        colours,
      );
    },
  });
}
