import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/**
 * Renders an opaque SVG, so many px wide, to a PNG of few colours, which shows a line drawing as well in
 * a quarter of the bytes. A picture with words needs the paths of their fonts.
 */
export function renderPng(
  svg: string,
  width: number,
  fonts: readonly string[] = [],
): Promise<Uint8Array> {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: [...fonts], loadSystemFonts: false },
  }).render();
  return sharp(image.asPng())
    .removeAlpha()
    .png({ palette: true, quality: 95, dither: 0, effort: 10 })
    .toBuffer();
}
