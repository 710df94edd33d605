import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installFromDebian } from './installed-program.ts';
import { playwrightCli } from './playwright-cli.ts';

export interface FoundBrowser {
  readonly path: string;
  /** Where it came from, for the line that names the tests’ browser. */
  readonly source: string;
}

/** The same engine without the browser’s interface: a test window needs a third of the CPU time. */
const shells = ['chromium-headless-shell'] as const;
const whole = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
] as const;
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed(
  names: readonly string[],
  source = 'installed on this machine',
): FoundBrowser | undefined {
  const path = findProgram(names, applications);
  return path === undefined ? undefined : { path, source };
}

function playwrightOwn(source: string): FoundBrowser | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? { path, source } : undefined;
}

function installFromPlaywright(): FoundBrowser | undefined {
  spawnSync(process.execPath, [playwrightCli, 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
  return playwrightOwn('just installed by Playwright');
}

function fromDebian(names: readonly [string, ...string[]]): FoundBrowser | undefined {
  installFromDebian(names[0]);
  return installed(names, 'just installed from Debian’s packages');
}

function found(browser: FoundBrowser | undefined): FoundBrowser {
  if (browser === undefined) {
    throw new Error(
      'No Chromium was found or could be installed. Install Chromium or Chrome, then run the tests again.',
    );
  }
  return browser;
}

const findWhole = (): FoundBrowser | undefined =>
  installed(whole) ??
  playwrightOwn('Playwright’s own') ??
  installFromPlaywright() ??
  fromDebian(whole);

/**
 * Finds a Chromium or Chrome for tests, and installs one if there is none. On Debian it installs
 * the headless shell even if there is a full browser. Throws a sentence with a fix if there is
 * none.
 */
export const findBrowser = (): FoundBrowser =>
  found(installed(shells) ?? fromDebian(shells) ?? findWhole());

/** Finds a full browser, which has for example the back/forward cache. */
export const findWholeBrowser = (): FoundBrowser => found(findWhole());
