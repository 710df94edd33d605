import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** Where Chromium and Chrome are installed, where they are. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Starts a Chromium without a window: the one that CHROMIUM names, one that is installed, or
 * Playwright's own. Throws a sentence where there is none. Start it before any server, which
 * would otherwise keep the program from ending.
 */
export function launchBrowser(): Promise<Browser> {
  const known = [process.env['CHROMIUM'] ?? '', ...usual, chromium.executablePath()];
  const executablePath = known.find((path) => existsSync(path));
  if (executablePath === undefined) {
    throw new Error(
      'No Chromium was found. Install Chromium or Chrome, or say in CHROMIUM where it is.',
    );
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
