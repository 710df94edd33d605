import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '#e2e/browser/launch-browser.ts';
import { controls } from './site/pressed-controls.ts';
import { measureLoad, type Load } from './site/load.ts';
import { measurePress, type Press } from './site/measure-press.ts';
import { printRequirements, requirement, type Requirement } from './site/requirements.ts';
import { serveSite } from './site/serve.ts';
import { median, row } from './site/table.ts';

/** When a control is pressed, in milliseconds after the first paint. */
const moments = [300, 1000, 2000, 3000, 5000, 8000];

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
  '/near-me',
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
    while (loads.length < rounds) loads.push(await measureLoad(browser, origin + path, 'on'));
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

/**
 * Presses twelve controls at six moments on a slow phone, and prints how long each effect took; then
 * how long nine pages block as they load.
 * PRESS_DIST is a site that is built already; PRESS_CONTROLS picks controls by a part of their name.
 */
export async function benchPress(): Promise<void> {
  const { PRESS_DIST: built, PRESS_CONTROLS: asked = '' } = process.env;
  if (built === undefined) {
    execFileSync(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], { stdio: 'inherit' });
  }
  const browser = await launchBrowser();
  const { origin, server } = await serveSite(built ?? 'dist');
  console.log('From a press to its effect, in ms, by the seconds after the first paint:\n');
  console.log(row(['control', ...moments.map((ms) => ms / 1000), 'median', '95th', 'lost', '2x']));
  try {
    const required: Requirement[] = [];
    for (const control of controls.filter(({ name }) => name.includes(asked))) {
      const presses: Press[] = [];
      const medians: number[] = [];
      for (const moment of moments) {
        const made: Press[] = [];
        while (made.length < rounds) {
          made.push(await measurePress(browser, origin, control, moment));
        }
        presses.push(...made);
        medians.push(percentile(timesOf(made), 0.5));
      }
      const times = timesOf(presses);
      const [middle, slow] = [percentile(times, 0.5), percentile(times, 0.95)];
      const lost = presses.length - times.length;
      const double = presses.filter(({ isDouble }) => isDouble).length;
      console.log(row([control.name, ...medians, middle, slow, lost, double]));
      required.push(
        requirement(`ms to the effect, median: ${control.name}`, middle, control.bounds[0]),
        requirement(`ms to the effect, 95th percentile: ${control.name}`, slow, control.bounds[1]),
        requirement(`lost or double presses: ${control.name}`, lost + double, 0),
      );
    }
    required.push(...(await benchLoads(browser, origin)));
    printRequirements(required);
    console.log(`\nOn average ${loadavg()[0]?.toFixed(1)} programs wanted to run at the end.`);
  } finally {
    await browser.close();
    server.close();
  }
}
