import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pageBounds } from '#tests/site/page-bounds.ts';
import { weighPage } from '#tests/site/page-weight.ts';
import { requirement, type Requirement } from './requirements.ts';
import { row } from './table.ts';

/** Prints what each page loads before interaction. */
export async function measureWeights(dist: string): Promise<readonly Requirement[]> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const weighed = files
    .filter((file) => file.endsWith('.html'))
    .map(async (file) => ({ file: file.replace(/\.html$/, ''), ...(await weighPage(dist, file)) }));
  const pages = (await Promise.all(weighed)).toSorted((a, b) => b.javascript - a.javascript);
  console.log(row(['page', 'HTML', 'of it CSS', 'JS', 'JS files', 'font']));
  for (const { file, html, css, javascript, scripts, fonts } of pages) {
    const font = fonts.reduce((sum, each) => sum + statSync(join(dist, each)).size, 0);
    console.log(row([file, html, css, javascript, scripts.length, font]));
  }
  const sizes = pages.map(({ html }) => html).toSorted((a, b) => a - b);
  const html = sizes[Math.ceil(0.95 * sizes.length) - 1] ?? Number.NaN;
  return [
    requirement(
      'bytes of JavaScript of the heaviest page',
      pages[0]?.javascript ?? Number.NaN,
      pageBounds.javascript,
    ),
    requirement('bytes of HTML with its styles at the 95th percentile', html, 14_000),
    requirement(
      'fonts before the first paint',
      Math.max(...pages.map(({ fonts }) => fonts.length)),
      1,
    ),
  ];
}
