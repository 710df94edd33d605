import { chromium, type Browser } from '@playwright/test';
import { findWholeBrowser } from './find-browser.ts';

/**
 * Starts a Chromium without a window, for what is not a test: the one that CHROMIUM names, or
 * one that is found. Throws a sentence where there is none. Start it before any server, which
 * would otherwise keep the program from ending.
 */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? findWholeBrowser().path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
