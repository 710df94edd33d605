import type { Browser } from '@playwright/test';
import { requirement, type Requirement } from './requirements.ts';
import { median, row } from './table.ts';
import { measureLoad, type Load } from './load.ts';
import { exportWithNext } from './next-peer.ts';
import { serveSite } from './serve.ts';

/** One page of each kind, for what takes long to measure. */
const kinds = ['/', '/quote', '/hamilton', '/blog/tax-deductions-guide-nz', '/tax-calculator'];

const rounds = 11;

/** Medians of eleven are good to about six points; a page that seems to fail is loaded this much more often. */
const moreRounds = 32;

/** How much later than without scripts a page may have painted its largest part. */
const bound = 1.05;

type Round = Load & { readonly without: number };

/** Loads a page in turns with its scripts and without. */
async function loadInTurns(browser: Browser, address: string, times: number): Promise<Round[]> {
  const loads: Round[] = [];
  while (loads.length < times) {
    const on = await measureLoad(browser, address, 'on');
    const off = await measureLoad(browser, address, 'off');
    loads.push({ ...on, without: off.largestPaint });
  }
  return loads;
}

/** Loads a page, `more` times more where it seems to fail, and prints the medians. */
async function loadPage(
  browser: Browser,
  name: string,
  address: string,
  more: number,
): Promise<Round> {
  await measureLoad(browser, address, 'on'); // A browser's first sight of a page is no measure.
  const loads = await loadInTurns(browser, address, rounds);
  const middle = (of: (round: Round) => number): number => median(loads.map(of));
  if (middle((round) => round.largestPaint) > bound * middle((round) => round.without)) {
    loads.push(...(await loadInTurns(browser, address, more)));
  }
  const page = {
    firstPaint: middle((round) => round.firstPaint),
    largestPaint: middle((round) => round.largestPaint),
    without: middle((round) => round.without),
    blocked: middle((round) => round.blocked),
    shift: Math.max(...loads.map(({ shift }) => shift)),
  };
  const times = [page.firstPaint, page.largestPaint, page.without].map(Math.round);
  const ratio = (page.largestPaint / page.without).toFixed(2);
  const others = [Math.round(page.blocked), page.shift.toFixed(4), loads.length];
  console.log(row([name, ...times, ratio, ...others]));
  return page;
}

/** Prints how pages of each kind come to be, in ms, and beside them a Next.js export of the home page's words. */
export async function measureLoads(
  browser: Browser,
  origin: string,
  dist: string,
): Promise<readonly Requirement[]> {
  const next = exportWithNext(dist);
  console.log('\nOn a processor 4 times slower and slow 4G, in ms; medians:\n');
  console.log(row(['page', 'first', 'largest', 'no JS', 'ratio', 'blocked', 'shift', 'rounds']));
  const pages: Round[] = [];
  for (const path of kinds) pages.push(await loadPage(browser, path, origin + path, moreRounds));
  const required = [
    requirement(
      'largest paint with scripts, over that without',
      Math.max(...pages.map(({ largestPaint, without }) => largestPaint / without)),
      bound,
    ),
    requirement('layout shift', Math.max(...pages.map(({ shift }) => shift)), 0),
  ];
  if (next === null) return required;
  const exported = await serveSite(next.folder);
  const peer = await loadPage(browser, 'Next.js, as /', `${exported.origin}/`, 0);
  exported.server.close();
  console.log(`\nThe Next.js export loads ${next.javascript} bytes of JavaScript (brotli).`);
  const blocked = pages[0]?.blocked ?? Number.NaN;
  return [
    ...required,
    requirement('time the home page blocks, over the Next.js export', blocked / peer.blocked, 0.6),
  ];
}
