import type { Browser } from '@playwright/test';
import { pagePaths } from '#tests/site/page-weight.ts';
import { requirement, type Requirement } from './requirements.ts';
import { median, row } from './table.ts';
import { measureLoad, type Load } from './load.ts';
import { exportWithNext } from './next-peer.ts';
import { serveSite } from './serve.ts';

/** One page of each kind, which is also loaded without scripts, often enough to compare. */
const kinds = ['/', '/quote', '/hamilton', '/blog/tax-deductions-guide-nz', '/tax-calculator'];

const rounds = 11;

/** The number of loads of every other page. */
const fewRounds = 3;

/**
 * Medians of eleven are accurate to about six points. A page that seems to fail gets this many more
 * loads.
 */
const moreRounds = 32;

/** The maximum delay of a page’s largest paint compared with no scripts. */
const bound = 1.05;

/** The medians of a page’s loads, and its worst layout shift. */
const middle = (loads: readonly Load[]): Load => ({
  firstPaint: median(loads.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(loads.map(({ largestPaint }) => largestPaint)),
  blocked: median(loads.map(({ blocked }) => blocked)),
  longestScript: median(loads.map(({ longestScript }) => longestScript)),
  requests: median(loads.map(({ requests }) => requests)),
  shift: Math.max(...loads.map(({ shift }) => shift)),
});

/** A page’s loads with scripts and, if measured, without. */
interface LoadedPage {
  readonly on: Load;
  readonly off?: Load;
}

/** The delay of a page’s largest paint compared with no scripts. */
const delayOf = ({ on, off }: LoadedPage): number =>
  on.largestPaint / (off?.largestPaint ?? Number.NaN);

function printPage(name: string, page: LoadedPage, times: number): void {
  const { on, off } = page;
  const ratio = off && delayOf(page).toFixed(2);
  const [first, largest, blocked] = [on.firstPaint, on.largestPaint, on.blocked].map(Math.round);
  const without = off && Math.round(off.largestPaint);
  const shift = on.shift.toFixed(4);
  console.log(row([name, first, largest, without, ratio, blocked, shift, on.requests, times]));
}

/** Loads a page in turns with and without scripts, and `more` times more if it seems to fail. */
async function comparePage(
  browser: Browser,
  name: string,
  address: string,
  more: number,
): Promise<LoadedPage> {
  const on: Load[] = [];
  const off: Load[] = [];
  const loadInTurns = async (times: number): Promise<LoadedPage> => {
    for (let round = 0; round < times; round += 1) {
      on.push(await measureLoad(browser, address, 'on'));
      off.push(await measureLoad(browser, address, 'off'));
    }
    return { on: middle(on), off: middle(off) };
  };
  await measureLoad(browser, address, 'on'); // A browser's first sight of a page is no measure.
  let page = await loadInTurns(rounds);
  if (delayOf(page) > bound) page = await loadInTurns(more);
  printPage(name, page, on.length);
  return page;
}

async function loadPage(browser: Browser, path: string, origin: string): Promise<LoadedPage> {
  const loads: Load[] = [];
  while (loads.length < fewRounds) loads.push(await measureLoad(browser, origin + path, 'on'));
  const page = { on: middle(loads) };
  printPage(path, page, fewRounds);
  return page;
}

/**
 * Prints the load times of every page in ms, next to a Next.js export of the home page’s content.
 */
export async function measureLoads(
  browser: Browser,
  origin: string,
  dist: string,
): Promise<readonly Requirement[]> {
  const next = exportWithNext(dist);
  console.log('\nOn a processor 4 times slower and slow 4G, in ms; medians:\n');
  const figures = ['first', 'largest', 'no JS', 'ratio', 'blocked', 'shift', 'requests', 'rounds'];
  console.log(row(['page', ...figures]));
  const often: LoadedPage[] = [];
  for (const path of kinds) often.push(await comparePage(browser, path, origin + path, moreRounds));
  const others: LoadedPage[] = [];
  for (const path of pagePaths(dist).filter((each) => !kinds.includes(each))) {
    others.push(await loadPage(browser, path, origin));
  }
  const shifts = [...often, ...others].map(({ on }) => on.shift);
  const required = [
    requirement(
      'largest paint with scripts, over that without',
      Math.max(...often.map(delayOf)),
      bound,
    ),
    requirement('layout shift', Math.max(...shifts), 0),
  ];
  if (next === null) return required;
  const exported = await serveSite(next.folder);
  const peer = await comparePage(browser, 'Next.js, as /', `${exported.origin}/`, 0);
  exported.server.close();
  console.log(`\nThe Next.js export loads ${next.javascript} bytes of JavaScript (brotli).`);
  const blocked = often[0]?.on.blocked ?? Number.NaN;
  return [
    ...required,
    requirement(
      'time the home page blocks, over the Next.js export',
      blocked / peer.on.blocked,
      0.6,
    ),
  ];
}
