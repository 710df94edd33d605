import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

interface Browser {
  readonly path: string;
  /** Where it came from, for the one line that says which browser the tests run in. */
  readonly source: string;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function installed(): Browser | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = [...candidates, ...applications].find(isExecutable);
  return path === undefined ? undefined : { path, source: 'installed on this machine' };
}

function playwrightOwn(source: string): Browser | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? { path, source } : undefined;
}

function installFromPlaywright(): Browser | undefined {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  return playwrightOwn('just installed by Playwright');
}

function installFromDebian(): Browser | undefined {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const browser = installed();
  return browser && { ...browser, source: 'just installed from Debian’s packages' };
}

/**
 * Finds a Chromium or Chrome to test in, and installs one where there is none. Throws a
 * sentence that says what to do when none can be had.
 */
export function findBrowser(): Browser {
  const browser =
    installed() ??
    playwrightOwn('Playwright’s own') ??
    installFromPlaywright() ??
    installFromDebian();
  if (browser === undefined) {
    throw new Error(
      'No Chromium was found or could be installed. Install Chromium or Chrome, then run the tests again.',
    );
  }
  return browser;
}
