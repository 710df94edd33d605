import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { findBrowser } from '#e2e/browser/find-browser.ts';
import { playwrightCli } from '#e2e/browser/playwright-cli.ts';
import { findFirefox } from './firefox/find-firefox.ts';
import { findWebKit, missing } from './webkit/find-webkit.ts';

/** The suites of browser tests by their options, each a project of Playwright’s configuration. */
const projects = {
  site: 'chromium',
  walks: 'walks',
  release: 'release',
  exported: 'exported',
  lab: 'lab',
  firefox: 'firefox',
  webkit: 'webkit',
  webkitRelease: 'webkit-release',
} as const;

export type Suite = keyof typeof projects;

const isSuite = (name: string): name is Suite => Object.hasOwn(projects, name);

/** How Playwright runs a suite. */
interface Run {
  readonly project: string;
  /** For the line that names the browser. */
  readonly browser: string;
  /** Environment variables for the configuration, such as the browser's path. */
  readonly env?: Readonly<Record<string, string>>;
}

/** WebKit by its own driver, or else Playwright’s, which has no walks; undefined if there is neither. */
function webkitRun(project: string): Run | undefined {
  const found = findWebKit();
  if (found) return { project, browser: found.browser };
  const browser = webkit.executablePath();
  return existsSync(browser) ? { project: 'playwright-webkit', browser } : undefined;
}

/** Undefined where the browser cannot be installed. */
function runOf(suite: Suite): Run | undefined {
  const project = projects[suite];
  if (project.startsWith('webkit')) return webkitRun(project);
  const isFirefox = project === 'firefox';
  const { path, source } = isFirefox ? findFirefox() : findBrowser();
  return {
    project,
    browser: `${path} (${source})`,
    env: { [isFirefox ? 'FIREFOX' : 'CHROMIUM']: path },
  };
}

/**
 * Runs suites of browser tests; without a name, those of the site in Chromium. All of them are one run, so
 * that no processor waits for the last test of several. Prints a sentence and succeeds where WebKit
 * cannot be installed. Playwright’s configuration gets the browsers’ paths and the projects as
 * environment variables.
 */
export async function runTests(chosen: object, rest: readonly string[]): Promise<void> {
  rmSync('test-results', { recursive: true, force: true });
  const suites = Object.keys(chosen).filter(isSuite);
  const found = (suites.length > 0 ? suites : (['site'] as const)).map(runOf);
  const runs = found.filter((run) => run !== undefined);
  if (runs.length < found.length) console.log(`No test runs in WebKit. ${missing}`);
  if (runs.length === 0) return;
  const browsers = new Set(runs.map(({ browser }) => browser));
  console.log(`Browser tests run in ${[...browsers].join(' and ')}.`);
  const names = [...new Set(runs.map(({ project }) => project))];
  const { status } = spawnSync(
    process.execPath,
    [
      playwrightCli,
      'test',
      '--config=e2e/playwright.config.ts',
      ...names.map((name) => `--project=${name}`),
      ...rest,
    ],
    {
      stdio: 'inherit',
      env: Object.assign({}, process.env, ...runs.map(({ env }) => env), {
        E2E_PROJECTS: names.join(),
      }),
    },
  );
  process.exitCode = status ?? 1;
}
