/** Reads the few tables of an SFNT font that tests need (OpenType 1.9, "Font File"). */
interface Sfnt {
  /** Code points the font has a glyph for, ascending. */
  codePoints: number[];
  /** Widths of the digits 0 to 9 at the default weight, in units of the font. */
  digitWidths: number[];
  /** Layout features of the GSUB table. */
  substitutions: string[];
  weights: { min: number; max: number };
  /** Ascent and descent in % of the em. */
  ascent: number;
  descent: number;
}

function tableOffsets(font: Buffer): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    offsets.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table.`);
    return offset;
  };
}

/** The glyphs of a format 4 subtable by code point, ascending. */
function segmentGlyphs(font: Buffer, subtable: number): Map<number, number> {
  const bytes = font.readUInt16BE(subtable + 6);
  const glyphs = new Map<number, number>();
  for (let at = subtable + 14; at < subtable + 14 + bytes; at += 2) {
    const startAt = at + bytes + 2;
    const rangeAt = startAt + 2 * bytes;
    const delta = font.readUInt16BE(startAt + bytes);
    const start = font.readUInt16BE(startAt);
    const end = font.readUInt16BE(at);
    const range = font.readUInt16BE(rangeAt);
    for (let codePoint = start; codePoint <= end && codePoint < 0xffff; codePoint += 1) {
      const glyph =
        range === 0
          ? (codePoint + delta) & 0xffff
          : font.readUInt16BE(rangeAt + range + 2 * (codePoint - start));
      if (glyph !== 0) glyphs.set(codePoint, glyph);
    }
  }
  return glyphs;
}

function glyphsOf(font: Buffer, cmap: number): Map<number, number> {
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 8 + index * 8);
    if (font.readUInt16BE(subtable) === 4) return segmentGlyphs(font, subtable);
  }
  throw new Error('The font has no format 4 character map.');
}

function featuresOf(font: Buffer, table: number): string[] {
  const list = table + font.readUInt16BE(table + 6);
  return Array.from({ length: font.readUInt16BE(list) }, (_, index) =>
    font.toString('latin1', list + 2 + index * 6, list + 6 + index * 6),
  );
}

function weightsOf(font: Buffer, fvar: number): Sfnt['weights'] {
  const axis = fvar + font.readUInt16BE(fvar + 4);
  return { min: font.readInt32BE(axis + 4) / 65536, max: font.readInt32BE(axis + 12) / 65536 };
}

export function readSfnt(font: Buffer): Sfnt {
  const table = tableOffsets(font);
  const em = font.readUInt16BE(table('head') + 18);
  const glyphs = glyphsOf(font, table('cmap'));
  const digits = Array.from({ length: 10 }, (_, digit) => glyphs.get(0x30 + digit) ?? 0);
  return {
    codePoints: [...glyphs.keys()],
    digitWidths: digits.map((glyph) => font.readUInt16BE(table('hmtx') + 4 * glyph)),
    substitutions: featuresOf(font, table('GSUB')),
    weights: weightsOf(font, table('fvar')),
    ascent: (100 * font.readInt16BE(table('hhea') + 4)) / em,
    descent: (-100 * font.readInt16BE(table('hhea') + 6)) / em,
  };
}
