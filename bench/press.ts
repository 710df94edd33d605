import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '#e2e/browser/launch-browser.ts';
import { controls, type PressedControl } from './site/pressed-controls.ts';
import { measureLoad, type Load } from './site/load.ts';
import { measurePress, type Press } from './site/measure-press.ts';
import { median, printRequirements, requirement, row, type Requirement } from './site/figures.ts';
import { serveSite } from './site/serve.ts';

/** The number of visits for each control and moment, and of loads of each page. */
const rounds = 3;

/** One page of each kind. A first touch must not wait long for what they run as they load. */
const pages = [
  '/',
  '/quote',
  '/wellington',
  '/tax-faq',
  '/tax-calculator',
  '/gst-calculator',
  '/behind-with-tax',
  '/contact',
  '/privacy',
];

/** Loads pages in a tab without a debugger, which would run scripts slower than a visitor’s does. */
async function benchLoads(browser: Browser, origin: string): Promise<readonly Requirement[]> {
  console.log('\nLoads, in ms:\n');
  console.log(row(['page', 'first', 'blocked', 'script']));
  const required: Requirement[] = [];
  for (const path of pages) {
    const loads: Load[] = [];
    while (loads.length < rounds) loads.push(await measureLoad(browser, origin + path));
    const middle = (of: keyof Load): number => Math.round(median(loads.map((load) => load[of])));
    const [blocked, script] = [middle('blocked'), middle('longestScript')];
    console.log(row([path, middle('firstPaint'), blocked, script]));
    required.push(
      requirement(`ms of blocked time: ${path}`, blocked, 50),
      requirement(`ms of the longest run of a script: ${path}`, script, 50),
    );
  }
  return required;
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? Number.NaN;

const timesOf = (presses: readonly Press[]): readonly number[] =>
  presses.flatMap(({ ms }) => (ms === null ? [] : Math.round(ms)));

/** Prints what the presses of a control took, by their moment. Returns what is required of it. */
function summarise(
  name: string,
  { bounds }: PressedControl,
  byMoment: readonly (readonly Press[])[],
): readonly Requirement[] {
  const presses = byMoment.flat();
  const times = timesOf(presses);
  const [middle, slow] = [percentile(times, 0.5), percentile(times, 0.95)];
  const lost = presses.length - times.length;
  const double = presses.filter(({ isDouble }) => isDouble).length;
  const medians = byMoment.map((made) => percentile(timesOf(made), 0.5));
  console.log(row([name, ...medians, middle, slow, lost, double]));
  return [
    requirement(`ms to the effect, median: ${name}`, middle, bounds[0]),
    requirement(`ms to the effect, 95th percentile: ${name}`, slow, bounds[1]),
    requirement(`lost or double presses: ${name}`, lost + double, 0),
  ];
}

interface PressOptions {
  /** A part of a control's name. */
  readonly control: string;
  /** Seconds after the first paint. */
  readonly at: readonly string[];
  /** Folders of built sites; the default is the one to build. */
  readonly dist?: readonly string[];
}

/**
 * Presses twelve controls at six moments on a slow phone, and prints how long each effect took; then
 * how long nine pages block as they load. Several sites take turns, visit by visit, so that other
 * work on the machine slows them alike.
 */
export async function benchPress({ control: asked, at, dist }: PressOptions): Promise<void> {
  if (dist === undefined) {
    execFileSync(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], { stdio: 'inherit' });
  }
  const browser = await launchBrowser();
  const sites = await Promise.all(
    (dist ?? ['dist']).map(async (folder) => ({ folder, ...(await serveSite(folder)) })),
  );
  console.log('From a press to its effect, in ms, by the seconds after the first paint:\n');
  console.log(row(['control', ...at, 'median', '95th', 'lost', '2x']));
  try {
    const required: Requirement[] = [];
    for (const control of controls.filter(({ name }) => name.includes(asked))) {
      const made = sites.map(() => at.map((): Press[] => []));
      for (const [moment, seconds] of at.entries()) {
        for (let round = 0; round < rounds; round += 1) {
          for (const [place, site] of sites.entries()) {
            const press = await measurePress(browser, site, control, Number(seconds) * 1000);
            made[place]?.[moment]?.push(press);
          }
        }
      }
      for (const [place, { folder }] of sites.entries()) {
        const name = sites.length > 1 ? `${control.name}, ${folder}` : control.name;
        required.push(...summarise(name, control, made[place] ?? []));
      }
    }
    if (asked === '') {
      for (const { origin } of sites) required.push(...(await benchLoads(browser, origin)));
    }
    printRequirements(required);
    console.log(`\nOn average ${loadavg()[0]?.toFixed(1)} programs wanted to run at the end.`);
  } finally {
    await browser.close();
    for (const { server } of sites) server.close();
  }
}
