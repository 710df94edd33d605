import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { overpass } from '#art/overpass.ts';

const font = new Font(new Face(new Blob(new Uint8Array(await overpass('latin', 700)).buffer)));

/** A line of words as `words()` writes it. */
const line =
  /<text x="(\S+)" y="(\S+)" text-anchor="(\w+)" font-size="(\S+)" fill="(\S+)">([^<]*)<\/text>/g;

/** The part of a line's width before its place. */
const before: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** The letters of a line, and how far each is from its start, in units of the font. */
function lettersOf(text: string) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  let width = 0;
  const letters = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    if (glyph === 0) throw new Error(`Overpass has no letter for a part of "${text}".`);
    const start = width;
    width += advances[index] ?? 0;
    return { glyph, start };
  });
  return { letters, width };
}

/**
 * Draws a diagram's words as outlines of the site's font, each letter once. An image cannot use the
 * page's fonts, so text would be in a system font.
 */
export function outlineWords(svg: string): string {
  const shapes = new Map<number, string>();
  const outlined = svg.replaceAll(line, (_, x, y, anchor, size, fill, text) => {
    const { letters, width } = lettersOf(text);
    const scale = Number(size) / font.face.upem;
    const left = Number(x) - (before[anchor] ?? 0) * width * scale;
    const uses = letters.flatMap(({ glyph, start }) => {
      const path = shapes.get(glyph) ?? font.glyphToPath(glyph);
      shapes.set(glyph, path);
      return path === '' ? [] : [`<use href="#g${glyph}" x="${start}"/>`];
    });
    const at = `translate(${left.toFixed(1)} ${y})scale(${scale} -${scale})`;
    return `<g fill="${fill}" transform="${at}">${uses.join('')}</g>`;
  });
  const defs = Array.from(shapes, ([glyph, path]) =>
    path === '' ? '' : `<path id="g${glyph}" d="${path}"/>`,
  );
  return outlined.replace('>', `><defs>${defs.join('')}</defs>`);
}
