import type { Browser } from '@playwright/test';
import { requirement, type Requirement } from './requirements.ts';
import { median, row } from './table.ts';
import { measureLoad, type Load } from './load.ts';
import { exportWithNext } from './next-peer.ts';
import { serveSite } from './serve.ts';

/** One page of each kind, for what takes long to measure. */
const kinds = ['/', '/quote', '/hamilton', '/blog/tax-deductions-guide-nz', '/tax-calculator'];

const rounds = 11;

type Round = Load & { readonly without: number };

/** Loads a page in turns with its scripts and without, and prints the medians. */
async function loadPage(browser: Browser, name: string, address: string): Promise<Round> {
  const loads: Round[] = [];
  await measureLoad(browser, address, 'on'); // A browser's first sight of a page is no measure.
  for (let round = 0; round < rounds; round += 1) {
    const on = await measureLoad(browser, address, 'on');
    const off = await measureLoad(browser, address, 'off');
    loads.push({ ...on, without: off.largestPaint });
  }
  const middle = (of: (round: Round) => number): number => median(loads.map(of));
  const page = {
    firstPaint: middle((round) => round.firstPaint),
    largestPaint: middle((round) => round.largestPaint),
    without: middle((round) => round.without),
    blocked: middle((round) => round.blocked),
    shift: Math.max(...loads.map(({ shift }) => shift)),
  };
  const times = [page.firstPaint, page.largestPaint, page.without].map(Math.round);
  const ratio = (page.largestPaint / page.without).toFixed(2);
  console.log(row([name, ...times, ratio, Math.round(page.blocked), page.shift.toFixed(4)]));
  return page;
}

/** Prints how pages of each kind come to be, in ms, and beside them a Next.js export of the home page's words. */
export async function measureLoads(
  browser: Browser,
  origin: string,
  dist: string,
): Promise<readonly Requirement[]> {
  const next = exportWithNext(dist);
  console.log('\nOn a processor 4 times slower and slow 4G, in ms; medians of eleven:\n');
  console.log(row(['page', 'first', 'largest', 'no JS', 'ratio', 'blocked', 'shift']));
  const pages: Round[] = [];
  for (const path of kinds) pages.push(await loadPage(browser, path, origin + path));
  const required = [
    requirement(
      'largest paint with scripts, over that without',
      Math.max(...pages.map(({ largestPaint, without }) => largestPaint / without)),
      1.05,
    ),
    requirement('layout shift', Math.max(...pages.map(({ shift }) => shift)), 0),
  ];
  if (next === null) return required;
  const exported = await serveSite(next.folder);
  const peer = await loadPage(browser, 'Next.js, as /', `${exported.origin}/`);
  exported.server.close();
  console.log(`\nThe Next.js export loads ${next.javascript} bytes of JavaScript (brotli).`);
  const blocked = pages[0]?.blocked ?? Number.NaN;
  return [
    ...required,
    requirement('time the home page blocks, over the Next.js export', blocked / peer.blocked, 0.6),
  ];
}
