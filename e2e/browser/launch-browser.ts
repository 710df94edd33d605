import { chromium, type Browser } from '@playwright/test';
import { findWholeBrowser } from './find-browser.ts';

/**
 * Starts a headless Chromium outside tests: the one in CHROMIUM, or one that it finds. Throws a
 * sentence if there is none. Start it before any server, which would otherwise keep the program
 * running.
 */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? findWholeBrowser().path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
