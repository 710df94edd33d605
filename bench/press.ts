import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { launchBrowser } from '#e2e/browser/launch-browser.ts';
import { controls } from './site/pressed-controls.ts';
import { measurePress, type Press } from './site/measure-press.ts';
import { printRequirements, requirement } from './site/requirements.ts';
import { serveSite } from './site/serve.ts';
import { row } from './site/table.ts';

/** When a control is pressed, in milliseconds after the first paint. */
const moments = [300, 1000, 2000, 3000, 5000, 8000];

/** The number of visits for each control and moment. */
const rounds = 3;

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? Number.NaN;

const timesOf = (presses: readonly Press[]): readonly number[] =>
  presses.flatMap(({ ms }) => (ms === null ? [] : Math.round(ms)));

/**
 * Presses twelve controls at six moments on a slow phone, and prints how long each effect took.
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
    const required = [];
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
    printRequirements(required);
    console.log(`\nOn average ${loadavg()[0]?.toFixed(1)} programs wanted to run at the end.`);
  } finally {
    await browser.close();
    server.close();
  }
}
