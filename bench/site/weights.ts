import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { weighPage } from '#tests/site/page-weight.ts';
import { requirement, type Requirement } from './requirements.ts';
import { row } from './table.ts';
import { weighFloor } from './floor.ts';

/**
 * Prints what each page loads before interaction, and its JavaScript relative to an empty page’s.
 */
export async function measureWeights(dist: string): Promise<readonly Requirement[]> {
  const floor = await weighFloor();
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const weighed = files
    .filter((file) => file.endsWith('.html'))
    .map(async (file) => ({ file: file.replace(/\.html$/, ''), ...(await weighPage(dist, file)) }));
  const pages = (await Promise.all(weighed)).toSorted((a, b) => b.javascript - a.javascript);
  console.log(`\nAn empty page with the same libraries: ${floor} bytes of JavaScript (brotli).\n`);
  console.log(row(['page', 'HTML', 'of it CSS', 'JS', 'x floor', 'JS files', 'font']));
  for (const { file, html, css, javascript, scripts, fonts } of pages) {
    const ratio = (javascript / floor).toFixed(3);
    const font = fonts.reduce((sum, each) => sum + statSync(join(dist, each)).size, 0);
    console.log(row([file, html, css, javascript, ratio, scripts.length, font]));
  }
  const sizes = pages.map(({ html }) => html).toSorted((a, b) => a - b);
  const html = sizes[Math.ceil(0.95 * sizes.length) - 1] ?? Number.NaN;
  const isCalculator = ({ file }: { file: string }): boolean => file.endsWith('-calculator');
  const heaviest = (those: typeof pages): number => (those[0]?.javascript ?? Number.NaN) / floor;
  return [
    requirement(
      'JavaScript of the heaviest calculator, over the empty page’s',
      heaviest(pages.filter(isCalculator)),
      1.22,
    ),
    requirement(
      'JavaScript of the heaviest other page, over the empty page’s',
      heaviest(pages.filter((page) => !isCalculator(page))),
      1.18,
    ),
    requirement('bytes of HTML with its styles at the 95th percentile', html, 14_000),
    requirement(
      'fonts before the first paint',
      Math.max(...pages.map(({ fonts }) => fonts.length)),
      1,
    ),
  ];
}
