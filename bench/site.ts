import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '#e2e/browser/launch-browser.ts';
import { printRequirements, requirement, type Requirement } from './site/requirements.ts';
import { measureFirstTouch } from './site/first-touch.ts';
import { measureFollowing } from './site/follow.ts';
import { measureInteractions } from './site/interactions.ts';
import { measureLoads } from './site/loads.ts';
import { serveSite } from './site/serve.ts';
import { measureWeights } from './site/weights.ts';
import { row } from './site/table.ts';

const dist = 'dist';

async function measureAnswers(browser: Browser, origin: string): Promise<readonly Requirement[]> {
  console.log('\nFrom a press to the next paint, on a processor 6 times slower, in ms.');
  console.log('The better of two visits, for other work on the machine only ever adds:\n');
  console.log(row(['behaviour', 'median', '98th', 'slowest']));
  const measured = await measureInteractions(browser, origin);
  for (const { name, median, slow, slowest } of measured) {
    console.log(row([name, ...[median, slow, slowest].map(Math.round)]));
  }
  return measured.map(({ name, slow }) =>
    requirement(`ms from a press to the next paint, 98th percentile: ${name}`, slow, 50),
  );
}

/** Builds the site, serves it like a CDN, and prints the weight and speed of its pages. */
export async function benchSite(): Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'src/build/build.ts'], { stdio: 'inherit' });
  const weights = await measureWeights(dist);
  const browser = await launchBrowser();
  const { origin, server } = await serveSite(dist);
  try {
    const loads = await measureLoads(browser, origin, dist);
    const answers = await measureAnswers(browser, origin);
    const firstTouch = await measureFirstTouch(browser, origin);
    const following = await measureFollowing(browser, origin);
    printRequirements([...weights, ...loads, ...answers, ...firstTouch, ...following]);
    const busy = loadavg()[0]?.toFixed(1);
    console.log(`\nOn average ${busy} programs wanted to run during the last minute.`);
  } finally {
    await browser.close();
    server.close();
  }
}
