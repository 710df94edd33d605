import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

/**
 * Starts a headless Chromium outside tests: the one in CHROMIUM, or one that it finds. Throws a
 * sentence if there is none. Start it before any server, which would otherwise keep the program
 * running. Without the browser's interface if possible: Chromium's loads pages of its own beside
 * each new window, whose work would be measured, too.
 */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? findBrowser().path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
