import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { findBrowser } from '#e2e/browser/find-browser.ts';
import { playwrightCli } from '#e2e/browser/playwright-cli.ts';
import { findFirefox } from './firefox/find-firefox.ts';
import { findWebKit, missing } from './webkit/find-webkit.ts';

/** A project of Playwright’s configuration, with the browser it runs in. */
interface Run {
  readonly project: string;
  /** For the line that names the browser. */
  readonly browser: string;
  /** Environment variables for Playwright's configuration, such as the browser's path. */
  readonly env?: Readonly<Record<string, string>>;
}

/** WebKit by its own driver, or else Playwright’s; undefined if there is neither. */
function webkitRun(): Run | undefined {
  const found = findWebKit();
  if (found) return { project: 'webkit', browser: found.browser };
  const browser = webkit.executablePath();
  return existsSync(browser) ? { project: 'playwright-webkit', browser } : undefined;
}

function runOf(name: string): Run | undefined {
  if (name === 'webkit') return webkitRun();
  const { path, source } = name === 'firefox' ? findFirefox() : findBrowser();
  return {
    project: name,
    browser: `${path} (${source})`,
    env: { [name === 'firefox' ? 'FIREFOX' : 'CHROMIUM']: path },
  };
}

const suites = ['walks', 'lab', 'firefox', 'webkit'] as const;

/** A part of the browser tests, other than those of the site in Chromium. */
export type Suite = (typeof suites)[number];

/**
 * Runs a suite of browser tests, or those of the site in Chromium. Prints a sentence and succeeds where WebKit
 * cannot be installed. Playwright’s configuration gets the browser’s path and the project as environment
 * variables.
 */
export async function runTests(
  chosen: Readonly<Partial<Record<Suite, true>>>,
  rest: readonly string[],
): Promise<void> {
  const name = suites.find((suite) => chosen[suite]) ?? 'chromium';
  rmSync('test-results', { recursive: true, force: true });
  const run = runOf(name);
  if (run === undefined) {
    console.log(`No test ran in WebKit. ${missing}`);
    return;
  }
  console.log(`Browser tests run in ${run.browser}.`);
  const { status } = spawnSync(
    process.execPath,
    [playwrightCli, 'test', `--project=${run.project}`, ...rest],
    { stdio: 'inherit', env: { ...process.env, ...run.env, E2E_PROJECT: run.project } },
  );
  process.exitCode = status ?? 1;
}
