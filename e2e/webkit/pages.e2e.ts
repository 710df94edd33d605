import { expect } from '@playwright/test';
import { pagePaths } from '#tests/site/page-weight.ts';
import { consoleOf, visitInTurn } from './console.ts';
import { test } from './webkit-test.ts';

/** A page for each kind of control. The walk visits them all. */
const examples = ['/', '/quote', '/auckland', '/tax-calculator', '/tax-faq', '/no-such-page'];

for (const paths of [examples, ['/no-such-page', ...pagePaths('dist')]]) {
  const tag = paths === examples ? [] : '@walk';
  for (const width of [390, 1280]) {
    const title = `${paths.length} pages log nothing at ${width} px`;
    test(title, { tag }, async ({ front }, { outputDir }) => {
      front.addScript(visitInTurn(paths));
      expect(await consoleOf(front.windowOf(paths[0] ?? '/', width, 844), outputDir)).toEqual([]);
    });
  }
}
