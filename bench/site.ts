import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '#e2e/browser.ts';
import { weighPage } from '#src/build/page-weight.ts';
import { weighFloor } from './site/floor.ts';
import { measureInteractions } from './site/interactions.ts';
import { measureLoad } from './site/load.ts';
import { serveSite } from './site/serve.ts';

const dist = 'dist';

/** One page of each kind, for what takes long to measure. */
const kinds = ['/', '/quote', '/hamilton', '/blog/tax-deductions-guide-nz', '/tax-calculator'];

const pad = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => String(cell)[index === 0 ? 'padEnd' : 'padStart'](index === 0 ? 36 : 9))
    .join(' ');

/** What each page loads before it is touched, and how its JavaScript compares with an empty page's. */
function printWeights(floor: number): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file: file.replace(/\.html$/, ''), ...weighPage(dist, file) }))
    .toSorted((a, b) => b.javascript - a.javascript);
  console.log(`\nAn empty page with the same libraries: ${floor} bytes of JavaScript (brotli).\n`);
  console.log(pad(['page', 'HTML', 'of it CSS', 'JS', 'x floor', 'JS files', 'fonts']));
  for (const { file, html, css, javascript, scripts, fonts } of pages) {
    const ratio = (javascript / floor).toFixed(3);
    console.log(pad([file, html, css, javascript, ratio, scripts.length, fonts.length]));
  }
  const sizes = pages.map(({ html }) => html).toSorted((a, b) => a - b);
  console.log(`\nHTML at the 95th percentile: ${sizes[Math.ceil(0.95 * sizes.length) - 1]} bytes.`);
}

/** How pages of each kind come to be, with scripts and without, in milliseconds; the median of three. */
async function printLoads(browser: Browser, origin: string): Promise<void> {
  console.log('\nOn a processor 4 times slower and slow 4G, in ms:\n');
  console.log(pad(['page', 'first', 'largest', 'no JS', 'ratio', 'blocked', 'shift']));
  for (const path of kinds) {
    const rounds = [];
    for (let round = 0; round < 3; round += 1) {
      const on = await measureLoad(browser, origin + path, 'on');
      const off = await measureLoad(browser, origin + path, 'off');
      rounds.push({ ...on, without: off.largestPaint });
    }
    const median = (of: (round: (typeof rounds)[number]) => number): number =>
      rounds.map(of).toSorted((a, b) => a - b)[1] ?? Number.NaN;
    const largest = median((round) => round.largestPaint);
    const without = median((round) => round.without);
    console.log(
      pad([
        path,
        Math.round(median((round) => round.firstPaint)),
        Math.round(largest),
        Math.round(without),
        (largest / without).toFixed(2),
        Math.round(median((round) => round.blocked)),
        median((round) => round.shift).toFixed(4),
      ]),
    );
  }
}

async function printInteractions(browser: Browser, origin: string): Promise<void> {
  console.log('\nFrom a press to the next paint, on a processor 6 times slower, in ms:\n');
  console.log(pad(['behaviour', 'median', '98th']));
  for (const { name, median, slowest } of await measureInteractions(browser, origin)) {
    console.log(pad([name, Math.round(median), Math.round(slowest)]));
  }
}

/** Builds the site, serves it as a CDN would, and prints what its pages weigh and how fast they are. */
export async function benchSite(): Promise<void> {
  execFileSync('npx', ['tsx', 'src/build/build.ts'], { stdio: 'inherit' });
  printWeights(await weighFloor());
  const { origin, server } = await serveSite(dist);
  const browser = await chromium.launch({
    executablePath: findBrowser().path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await printLoads(browser, origin);
    await printInteractions(browser, origin);
  } finally {
    await browser.close();
    server.close();
  }
}
