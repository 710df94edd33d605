import type { Browser, Page } from '@playwright/test';
import { slow4g } from './load.ts';
import type { PressedControl } from './pressed-controls.ts';

/** A press: how long its effect took, and whether it happened once. */
export interface Press {
  /** Milliseconds from the press to its effect; null if that never came. */
  readonly ms: number | null;
  /** True if the effect was undone within a second, or if a form was sent twice. */
  readonly isDouble: boolean;
}

/** How long to wait for an effect, in milliseconds. */
const patience = 20_000;

/**
 * Runs in the page before its own scripts. Notes the last press in the tab's storage, because a link
 * may lead to another document, and looks at the page in every frame until the effect is seen.
 */
const watcher = ({ target, effect }: PressedControl): string => `{
  const now = () => performance.timeOrigin + performance.now();
  const press = ({ timeStamp }) => sessionStorage.setItem('press', performance.timeOrigin + timeStamp);
  for (const type of ${JSON.stringify(target === null ? ['scroll'] : ['pointerdown', 'keydown'])}) addEventListener(type, press, true);
  const isSeen = () => { try { return ${effect}; } catch { return false; } };
  const look = () => {
    const pressed = sessionStorage.getItem('press');
    if (pressed && !sessionStorage.getItem('seen') && isSeen()) sessionStorage.setItem('seen', now() - pressed);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.isEffectSeen = isSeen;
}`;

/** Waits until so many milliseconds after the page's first paint. */
const waitUntil = (page: Page, moment: number): Promise<void> =>
  page.evaluate(
    (asked) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) setTimeout(resolve, paint.startTime + asked - performance.now());
        }).observe({ type: 'paint', buffered: true });
      }),
    moment,
  );

async function pressControl(page: Page, control: PressedControl, moment: number): Promise<void> {
  const { target, prepare, typed } = control;
  const element = page
    .locator(target ?? 'h1')
    .locator('visible=true')
    .first();
  await waitUntil(page, moment);
  await prepare?.(page);
  if (target === null) {
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    return;
  }
  await element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  if (box === null) throw new Error(`The page ${control.path} does not show ${target}.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (typed !== undefined) await page.keyboard.type(typed);
}

/** Opens a page on a phone 4 times slower with 1.6 Mbit/s, and presses a control at a moment. */
export async function measurePress(
  browser: Browser,
  origin: string,
  control: PressedControl,
  moment: number,
): Promise<Press> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  let posts = 0;
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      posts += 1;
      return route.fulfill({ json: { reference: 'WM-TEST' } });
    },
  );
  await page.addInitScript({ content: watcher(control) });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(origin + control.path, { waitUntil: 'commit' });
  await pressControl(page, control, moment);
  const wasSeen = await page
    .waitForFunction(() => sessionStorage.getItem('seen'), undefined, { timeout: patience })
    .then(
      () => true,
      () => false,
    );
  await new Promise((resolve) => setTimeout(resolve, wasSeen ? 1000 : 0));
  const [ms, stays] = await page.evaluate(() => [
    sessionStorage.getItem('seen'),
    Reflect.get(window, 'isEffectSeen')() === true,
  ]);
  await context.close();
  return { ms: ms === null ? null : Number(ms), isDouble: wasSeen && (!stays || posts > 1) };
}
