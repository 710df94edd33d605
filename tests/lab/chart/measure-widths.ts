import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import * as v from 'valibot';
import { cachedFile } from '#src/build/assets/build-cache.ts';
import type { TextWeight } from '#statelab/chart/layout.ts';

const weights = [400, 700] as const satisfies readonly TextWeight[];

const characters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

const tableSchema = v.record(v.string(), v.number());

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(' ', '&#160;');

async function widthsOf(fontFile: string): Promise<Record<string, number>> {
  const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Overpass' };
  const widthOf = (text: string): number => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-family="Overpass" font-size="100" font-kerning="none">${escaped(text)}</text></svg>`;
    return new Resvg(svg, { font }).getBBox()?.width ?? 0;
  };
  // Between two letters a character has its full advance; alone only its ink is measured.
  const between = widthOf('HH');
  return Object.fromEntries(
    characters.map((character) => [
      character,
      (widthOf(`H${character.repeat(20)}H`) - between) / 2000,
    ]),
  );
}

async function tableFor(weight: TextWeight): Promise<Readonly<Record<string, number>>> {
  const source = '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2';
  const original = await readFile(createRequire(import.meta.url).resolve(source));
  const text = `${characters.join('')}\u00A0`;
  const fontFile = await cachedFile({
    name: `overpass-chart-${weight}`,
    extension: 'ttf',
    inputs: [original, text],
    make: () =>
      subsetFont(original, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
  });
  const tableFile = await cachedFile({
    name: `overpass-widths-${weight}`,
    extension: 'json',
    inputs: [original, text],
    make: async () => Buffer.from(JSON.stringify(await widthsOf(fontFile))),
  });
  const table = await readFile(tableFile);
  return v.parse(tableSchema, JSON.parse(Buffer.from(table).toString()));
}

/**
 * Returns the width of each character of the site’s font, in px at a font size of 1 px, without
 * kerning, which only narrows text.
 */
export async function measureWidths(): Promise<Record<TextWeight, Record<string, number>>> {
  const [regular = {}, bold = {}] = await Promise.all(weights.map(tableFor));
  return { 400: regular, 700: bold };
}
