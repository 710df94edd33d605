import { spawn } from 'node:child_process';
import { expect, test as base } from '@playwright/test';
import { origin, port } from '#e2e/site-under-test.ts';
import { openDisplay } from './display.ts';
import { requireWebKit } from './find-webkit.ts';
import { openFront } from './site-front.ts';
import { startVisit, type Visit } from './visit.ts';
import { startSession } from './web-driver.ts';

interface WebKitFixtures {
  /** The width of the window in pixels. Below 768 the visitor touches, else uses a mouse. */
  readonly width: number;
  /** Whether a command waits until a page has loaded. Held files would stop it. */
  readonly pageLoadStrategy: 'normal' | 'none';
  readonly front: Awaited<ReturnType<typeof openFront>>;
  /** The base URL of a WebDriver with a display. */
  readonly driver: string;
  readonly visit: Visit;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Tests in WebKitGTK. A test fails if a page logs an error that it does not expect. */
export const test = base.extend<WebKitFixtures>({
  width: [390, { option: true }],
  pageLoadStrategy: ['normal', { option: true }],
  front: async ({}, provide) => {
    const front = await openFront(origin);
    await provide(front);
    front.close();
    expect(front.errors).toEqual([]);
  },
  driver: async ({}, provide, { parallelIndex }) => {
    const { driver, display, bus } = requireWebKit();
    const { env, close } = await openDisplay(display);
    const driverPort = port + 2 + parallelIndex;
    const child = spawn(bus, ['--', driver, `--port=${driverPort}`], {
      env,
      stdio: 'ignore',
      detached: true,
    });
    const url = `http://127.0.0.1:${driverPort}`;
    await expect.poll(() => isReady(url)).toBe(true);
    await provide(url);
    // The bus and what it started.
    if (child.pid !== undefined) process.kill(-child.pid);
    close();
  },
  visit: async ({ width, pageLoadStrategy, front, driver }, provide) => {
    const { browser } = requireWebKit();
    const session = await startSession(driver, {
      pageLoadStrategy,
      // Without its toolbar, the browser has no least width.
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
    });
    await session.resize(width, 844);
    await provide(startVisit(session, width < 768 ? 'touch' : 'mouse', front.origin));
    await session.end();
  },
});
