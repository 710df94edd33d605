import { expect, test } from 'vitest';
import { copiedDescriptions } from '#src/build/checks/copied-descriptions.ts';
import { readPage } from '#src/build/checks/dead-links.ts';

const page = (path: string, drawing: string, alt: string) =>
  readPage(path, '', `<img class="a" src="/drawings/${drawing}.svg" alt="${alt}"/>`);

const faults = (...pages: readonly ReturnType<typeof page>[]) =>
  copiedDescriptions(pages, (path) => `content/pages${path}.ts`);

test('rejects one description for two drawings, with the files of their pages', () => {
  const copied = 'Hives on a slope.';
  expect(
    faults(page('/blog/hives', 'guide-hives', copied), page('/blog/bees', 'guide-bees', copied)),
  ).toEqual([
    'content/pages/blog/hives.ts and content/pages/blog/bees.ts describe different drawings by the same words: “Hives on a slope.” Write what each shows into its drawingAlt.',
  ]);
});

test('accepts one drawing on several pages, and drawings without a description', () => {
  expect(
    faults(
      page('/auckland', 'city-auckland', 'Cones.'),
      page('/greenlion', 'city-auckland', 'Cones.'),
      page('/about', 'hero', ''),
      page('/terms', 'mountain', ''),
    ),
  ).toEqual([]);
});
