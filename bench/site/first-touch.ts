import type { Browser } from '@playwright/test';
import { requirement, type Requirement } from './requirements.ts';

/** Each visit presses once, at a different moment. */
const visits = 50;

/**
 * The latest press, in ms after the option is shown: by then the page loads its application anyway.
 */
const latest = 6000;

/** Multiples of the golden ratio spread the moments evenly. */
const momentOf = (visit: number): number => ((visit * 0.618_034) % 1) * latest;

/** Presses an option of the wizard on a CPU 4 times slower. Returns whether it advanced. */
async function counts(browser: Browser, origin: string, moment: number): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${origin}/quote`, { waitUntil: 'commit' });
  const box = await page.getByText('Sole Trader').first().boundingBox();
  if (box === null) throw new Error('The wizard on /quote shows no option ‘Sole Trader’.');
  await new Promise((resolve) => setTimeout(resolve, moment));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const moved = await page
    .getByRole('heading', { level: 1, name: 'Where are you based?' })
    .waitFor({ timeout: 15_000 })
    .then(
      () => true,
      () => false,
    );
  await context.close();
  return moved;
}

/** The number of lost first presses, from the first paint until after hydration. */
export async function measureFirstTouch(
  browser: Browser,
  origin: string,
): Promise<readonly Requirement[]> {
  let lost = 0;
  for (let visit = 0; visit < visits; visit += 1) {
    if (!(await counts(browser, origin, momentOf(visit)))) lost += 1;
  }
  console.log(`\nFirst touch: ${visits} visits pressed once each, and ${lost} presses were lost.`);
  return [requirement('presses lost at the first touch', lost, 0)];
}
