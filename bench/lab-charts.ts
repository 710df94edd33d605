import { access } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { launchBrowser } from '#e2e/browser/launch-browser.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { labMachines } from '#lab/machine-folders.ts';
import { listen } from '#src/server/listen.ts';

const rounds = 12;

/** The maximum time to open a chart, in ms. */
const budget = 100;

/** The time from a press on a chart’s link until its layout and until its paint, in ms. */
async function openChart(page: Page, machine: string) {
  await page.evaluate(() => window.location.replace('#/'));
  await page.getByRole('table', { name: 'Machines' }).waitFor();
  // The evaluated code has no named function: it is sent as text.
  return page.evaluate(async (id) => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    const start = performance.now();
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector(`svg[aria-label^="Chart of ${id}:"]`) === null) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
      window.location.hash = `#/machines/${id}/chart`;
    });
    document.body.getBoundingClientRect();
    const laidOut = performance.now() - start;
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return { laidOut, painted: performance.now() - start };
  }, machine);
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(18) + cells.map((cell) => cell.padStart(14)).join('');

async function measure(page: Page): Promise<void> {
  console.log(row('', ['laid out', 'painted', 'worst painted']));
  const openings: { readonly id: string; readonly time: number }[] = [];
  for (const { id } of labMachines) {
    const times: { laidOut: number; painted: number }[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await openChart(page, id));
    const time = median(times.map(({ painted }) => painted));
    const laidOut = median(times.map((opening) => opening.laidOut));
    const worst = Math.max(...times.map(({ painted }) => painted));
    openings.push({ id, time });
    console.log(
      row(
        id,
        [laidOut, time, worst].map((length) => `${length.toFixed(1)} ms`),
      ),
    );
  }
  const [slowest] = openings.toSorted((a, b) => b.time - a.time);
  if (slowest === undefined) return;
  const verdict = slowest.time <= budget ? 'within' : 'beyond';
  console.log(
    `The slowest, ${slowest.id}, takes ${slowest.time.toFixed(1)} ms, ${verdict} ${budget} ms.`,
  );
}

/** Measures how long the built lab takes to open each machine's chart, the first time included. */
export async function benchLabCharts(): Promise<void> {
  await access('dist-lab/lab/index.html').catch(() => {
    throw new Error('There is no built lab. Run npm run lab:build first.');
  });
  const browser = await launchBrowser();
  const server = await listen(createLabServer('dist-lab'), 0);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`http://localhost:${server.port}/lab/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    console.log(`Opening a chart, ${rounds} times each, from its link to the screen; medians`);
    await measure(page);
  } finally {
    await browser.close();
    process.kill(process.pid, 'SIGTERM');
    await server.closed;
  }
}
