// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { subject } from '#art.config.ts';
import { diagramsOf, drawDiagram } from '#art/diagrams/diagrams.ts';
import { blogCategories } from '#content/categories.ts';
import type { Page } from '#content/page.ts';

const modules = import.meta.glob<Page>('/content/pages/**/*.ts', { import: 'page', eager: true });
const pages = [...Object.values(modules), ...blogCategories.map(({ page }) => page)];

const diagrams = diagramsOf(subject.tax);

const draw = (name: string) => drawDiagram(name, diagrams[name] ?? '');
const parse = (name: string) => new DOMParser().parseFromString(draw(name), 'image/svg+xml');

/** A diagram’s texts, in order. */
const wordsIn = (name: string) =>
  [...parse(name).querySelectorAll('text')].map(({ textContent }) => textContent);

/** The maximum average width of bold sans serif letters, in em. */
const letter = 0.58;

/** The box of each text, estimated generously. */
const boxesIn = (name: string) =>
  [...parse(name).querySelectorAll('text')].map((text) => {
    const [x, y, size] = ['x', 'y', 'font-size'].map((key) => Number(text.getAttribute(key)));
    const width = (text.textContent?.length ?? 0) * letter * (size ?? 0);
    const before = { start: 0, middle: 0.5, end: 1 }[text.getAttribute('text-anchor') ?? ''] ?? NaN;
    const left = (x ?? 0) - before * width;
    const top = (y ?? 0) - 0.75 * (size ?? 0);
    return { words: text.textContent, left, right: left + width, top, bottom: y ?? 0, size };
  });

test('pages show every diagram, and name no other', () => {
  const named = new Set(pages.flatMap(({ diagram }) => diagram?.name ?? []));
  expect([...named].toSorted()).toEqual(Object.keys(diagrams).toSorted());
  expect(named.size).toBe(18);
});

describe.each(Object.keys(diagrams))('%s', (name) => {
  test('is well-formed, 480 by 240', () => {
    const document = parse(name);
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 480 240');
    expect(draw(name)).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('uses text sizes that a phone can show', () => {
    expect(boxesIn(name).filter(({ size = 0 }) => size < 20)).toEqual([]);
  });

  test('keeps its words inside its edges and apart from each other', () => {
    const boxes = boxesIn(name);
    expect(
      boxes.filter(
        ({ left, right, top, bottom }) => left < 0 || right > 480 || top < 0 || bottom > 236,
      ),
    ).toEqual([]);
    const over = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.words} / ${other.words}`),
    );
    expect(over).toEqual([]);
  });
});

const output: [name: string, words: readonly string[]][] = [
  [
    'tax-bands',
    ['10.5%', '17.5%', '30%', '33%', '39%', '$15,600', '$53,500', '$78,100', '$180,000'],
  ],
  ['company-or-sole-trader', ['Company 28%', 'Sole trader', 'about $190,000']],
  ['business-year', ['Provisional tax', '7 May', '28 Aug', '15 Jan', 'April', 'March']],
  ['gst-split', ['$115 with GST', '$100', '$15', 'Without GST', 'GST']],
  ['bright-line', ['Can be taxed', 'Not by this test', 'Bought', '2 years', 'Sold later']],
];

test.each(output)('%s shows the law of today', (name, words) => {
  expect(wordsIn(name)).toEqual(words);
});

test('draws each band as high as its rate', () => {
  const heights = [...parse('tax-bands').querySelectorAll('path[fill="#1C5C45"]')].map((path) =>
    Number(path.getAttribute('d')?.match(/v(\d+)/)?.[1]),
  );
  expect(heights).toEqual([42, 70, 120, 132, 156]);
});

test('splits a price with GST to scale', () => {
  const widths = [
    ...parse('gst-split').querySelectorAll('path[fill="#1C5C45"],path[fill="#F37021"]'),
  ].map((path) => Number(path.getAttribute('d')?.match(/h(\d+)/)?.[1]));
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(100 / 15, 1);
});

test('draws the same picture twice', () => {
  expect(draw('gst-cycle')).toBe(draw('gst-cycle'));
});
