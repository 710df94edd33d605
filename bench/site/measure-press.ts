import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { openBareTab, type BareTab } from './bare-tab.ts';
import { slow4g } from './load.ts';
import type { PressedControl } from './pressed-controls.ts';
import type { Site } from './serve.ts';

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

/** A promise of the moment so many milliseconds after the page's first paint. */
const untilMoment = (moment: number): string => `new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) setTimeout(resolve, paint.startTime + ${moment} - performance.now());
  }).observe({ type: 'paint', buffered: true }))`;

/** Scrolls the first element that is shown into view. Its value is the middle of that. */
const middleOf = (target: string): string => `{
  const shown = [...document.querySelectorAll(${JSON.stringify(target)})].find((each) => each.checkVisibility());
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = shown.getBoundingClientRect();
  ({ x: x + width / 2, y: y + height / 2 });
}`;

const pointSchema = v.object({ x: v.number(), y: v.number() });

async function pressControl(tab: BareTab, control: PressedControl, moment: number): Promise<void> {
  const { target, prepare, typed = '' } = control;
  await tab.evaluate(untilMoment(moment));
  if (prepare !== undefined) await tab.evaluate(prepare);
  if (target === null) {
    await tab.evaluate(`window.scrollTo({ top: 600, behavior: 'instant' })`);
    return;
  }
  const point = v.parse(pointSchema, await tab.evaluate(middleOf(target)));
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  for (const text of typed) {
    await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', key: text, text });
    await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
  }
}

const seenSchema = v.pipe(v.nullable(v.string()), v.transform(Number), v.minValue(1));

/** Waits until the page shows the effect. Returns how long it took, in milliseconds; null if it never came. */
async function waitForEffect(tab: BareTab): Promise<number | null> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    // A link's document may just be taking the place of the one before.
    const seen = await tab.evaluate(`sessionStorage.getItem('seen')`).catch(() => null);
    const parsed = v.safeParse(seenSchema, seen);
    if (parsed.success) return parsed.output;
    await wait(50);
  }
  return null;
}

/** Opens a page on a phone 4 times slower with 1.6 Mbit/s, and presses a control at a moment. */
export async function measurePress(
  browser: Browser,
  { origin, server }: Site,
  control: PressedControl,
  moment: number,
): Promise<Press> {
  let posts = 0;
  const count = ({ method }: { method?: string }): void => {
    if (method === 'POST') posts += 1;
  };
  server.on('request', count);
  const tab = await openBareTab(browser);
  await tab.send('Page.enable');
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: watcher(control) });
  const phone = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };
  await tab.send('Emulation.setDeviceMetricsOverride', phone);
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', slow4g);
  await tab.send('Page.navigate', { url: origin + control.path });
  await pressControl(tab, control, moment);
  const ms = await waitForEffect(tab);
  await wait(ms === null ? 0 : 1000);
  const stays = await tab.evaluate('isEffectSeen()');
  await tab.close();
  server.off('request', count);
  return { ms, isDouble: ms !== null && (stays !== true || posts > 1) };
}
