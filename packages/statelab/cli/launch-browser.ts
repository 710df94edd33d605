import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Where Chromium and Chrome are installed, where they are. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Loads Playwright only on demand. */
async function loadChromium() {
  try {
    return (await import('@playwright/test')).chromium;
  } catch {
    throw new Error('A page is performed by Playwright. Install it: npm install @playwright/test');
  }
}

/**
 * Starts a Chromium without a window: the one that CHROMIUM names, one that is installed, or
 * Playwright's own. Throws a sentence where there is none, or no Playwright. Start it before any
 * server, which would otherwise keep the program from ending.
 */
export async function launchBrowser(): Promise<Browser> {
  const chromium = await loadChromium();
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
