import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { subject } from '#art.config.ts';
import { diagramsOf, drawDiagram } from '#art/diagrams/diagrams.ts';
import { outlineWords } from '#art/diagrams/outline-words.ts';

test.each(Object.entries(diagramsOf(subject.tax)))(
  '%s has its words as shapes, and weighs 6 kB at most',
  async (name, diagram) => {
    const drawn = drawDiagram(name, diagram);
    const served = await outlineWords(drawn);
    expect(served).not.toMatch(/<text|NaN|undefined/);
    expect(brotliCompressSync(served).length).toBeLessThanOrEqual(6_000);
    const words = [...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
    const letters = words.join('').replaceAll(' ', '');
    // 'fi' is one glyph of the font.
    expect(served.match(/<use/g) ?? []).toHaveLength(letters.replaceAll('fi', 'f').length);
  },
);

describe('words as shapes', () => {
  const line = (anchor: string, text: string) =>
    `<svg><text x="100" y="50" text-anchor="${anchor}" font-size="20" fill="#fff">${text}</text></svg>`;

  test('define each letter once, however often it occurs', async () => {
    const svg = await outlineWords(line('start', 'GST GST'));
    expect(svg.match(/<path/g)).toHaveLength(3);
    expect(svg.match(/<use/g)).toHaveLength(6);
  });

  test('start, end or are centred at their place', async () => {
    const left = async (anchor: string): Promise<number> =>
      Number((await outlineWords(line(anchor, 'GST'))).match(/translate\((\S+) 50\)/)?.[1]);
    expect(await left('start')).toBe(100);
    const width = 100 - (await left('end'));
    expect(width).toBeGreaterThan(30);
    expect(await left('middle')).toBeCloseTo(100 - width / 2, 0);
  });

  test('reject characters that the font lacks', async () => {
    await expect(outlineWords(line('start', '税'))).rejects.toThrow(
      'Overpass has no letter for a part of "税".',
    );
  });
});
