import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { buildIfChanged, runBuild } from '#statelab/build/build-if-changed.ts';
import { listen } from '#statelab/build/listen.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { labConfig } from '#statelab/config.ts';
import { helperFiles } from '#statelab/page/read-helper-sources.ts';
import type { Helpers } from '#statelab/page/perform.ts';
import { steadyRandomness } from '#statelab/page/steady-randomness.ts';
import type { PageSession } from '#statelab/page/walk-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { UsageError } from '#statelab/usage-error.ts';
import { launchBrowser } from './launch-browser.ts';
import { loadModules } from '#statelab/build/load-modules.ts';

/** How long an act may wait for its control, and a page for its files, in milliseconds. */
const timeoutMs = { act: 15_000, page: 60_000 } as const;

/** The project's helpers for the world around a page. */
async function loadHelpers(): Promise<Helpers> {
  const loads = await loadModules(helperFiles());
  return Object.assign({}, ...(await Promise.all(loads.map((load) => load()))));
}

/** Builds the site if its sources have changed. Gives its folder. */
async function builtSite(): Promise<string> {
  const { folder, build, sources } = labConfig().site;
  if (folder === '') {
    throw new UsageError('lab.config.ts names no site: say its folder, build and sources there.');
  }
  const file = join(folder, 'index.html');
  await buildIfChanged({ file, sources }, async () => runBuild(build));
  if (existsSync(file)) return folder;
  throw new Error(`“${build}” wrote no ${file}. Correct “site” in lab.config.ts.`);
}

/** Works on a page of its own, with its own storage. */
async function onFreshPage<Result>(
  browser: Browser,
  session: Omit<PageSession, 'page'>,
  work: (session: PageSession, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: session.origin, serviceWorkers: 'block' });
  context.setDefaultTimeout(timeoutMs.act);
  context.setDefaultNavigationTimeout(timeoutMs.page);
  // The helpers' bundle names functions by a function that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(steadyRandomness);
  try {
    return await work({ ...session, page: await context.newPage() }, context);
  } finally {
    await context.close();
  }
}

/**
 * Does something with each of some tapes on a fresh page of the built site in a headless Chromium,
 * on several pages at once for each processor. Gives the results in the order of the tapes.
 * Throws a sentence if there is no site or browser.
 */
export async function onPages<Of extends { readonly tape: Tape }, Result>(
  tapes: readonly Of[],
  work: (session: PageSession, of: Of, context: BrowserContext) => Promise<Result>,
): Promise<readonly Result[]> {
  if (tapes.length === 0) return [];
  const helpers = await loadHelpers();
  const folder = await builtSite();
  const browser = await launchBrowser();
  const server = await listen(createLabServer(folder), 0);
  const session = { origin: server.origin, helpers };
  const results: Result[] = [];
  // The longest first, so that no page works alone at the end.
  const left = [...tapes.entries()].toSorted(
    ([, a], [, b]) => b.tape.steps.length - a.tape.steps.length,
  );
  async function workThrough(): Promise<void> {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, of] = next;
      results[index] = await onFreshPage(browser, session, (own, context) =>
        work(own, of, context),
      );
    }
  }
  // Several for each processor, because a page waits most of the time.
  const pages = Math.min(tapes.length, 3 * availableParallelism());
  try {
    await Promise.all(Array.from({ length: pages }, workThrough));
  } finally {
    await browser.close();
    await server.close();
  }
  return results;
}
