import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** The usual paths of Chromium and Chrome. First the engine alone, which needs a third of the time. */
const usual = [
  '/usr/bin/chromium-headless-shell',
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
    throw new Error('Performing a page needs Playwright. Install it: npm install @playwright/test');
  }
}

/**
 * Starts a headless Chromium: that of CHROMIUM, an installed one, or Playwright's own. Throws a
 * sentence if there is none. Start it before any server, which would keep the program from ending.
 */
export async function launchBrowser(): Promise<Browser> {
  const chromium = await loadChromium();
  const known = [process.env['CHROMIUM'] ?? '', ...usual, chromium.executablePath()];
  const executablePath = known.find((path) => existsSync(path));
  if (executablePath === undefined) {
    throw new Error(
      'No Chromium was found. Install Chromium or Chrome, or set CHROMIUM to its path.',
    );
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
