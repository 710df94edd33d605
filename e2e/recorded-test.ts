import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, type Page, type TestInfo } from '@playwright/test';
import { build } from 'vite';
import type { Tape } from '#statelab/tape/tape.ts';

/** The recorder as a script that a page can run before its own. */
async function bundleRecorder(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'e2e/recorder.ts', formats: ['iife'], name: 'recorder' },
    },
  });
  for (const result of [built].flat()) {
    const [chunk] = 'output' in result ? result.output : [];
    if (chunk !== undefined) return chunk.code;
  }
  throw new Error('The recorder was built into no script.');
}

/** Bundled once in a worker; no fixture of the worker, for tests without a recorder share the worker. */
let recorder: Promise<string> | undefined;

/** Draws where a tape's machine stands at its end, and reports what a replay of the tape comes to. */
function replay(tape: string, chart: string, report: string): Promise<void> {
  const args = [
    '--import',
    'tsx',
    'packages/statelab/cli/statelab.ts',
    'replay',
    tape,
    '--chart',
    chart,
    '--report',
    report,
  ];
  // A replay that differs is a finding, not a failure: the report says so.
  return new Promise((resolve) => execFile(process.execPath, args, () => resolve()));
}

async function attachTape(testInfo: TestInfo, tape: Tape): Promise<void> {
  const folder = testInfo.outputPath('machines');
  await mkdir(folder, { recursive: true });
  const fileFor = (ending: string) => join(folder, `${tape.machine}.${ending}`);
  await writeFile(fileFor('tape.json'), JSON.stringify(tape));
  await replay(fileFor('tape.json'), fileFor('svg'), fileFor('md'));
  for (const [ending, contentType] of [
    ['tape.json', 'application/json'],
    ['svg', 'image/svg+xml'],
    ['md', 'text/markdown'],
  ] as const) {
    // By path: the terminal prints what is attached as text. A replay that fails draws nothing.
    const path = fileFor(ending);
    await testInfo
      .attach(`${tape.machine}.${ending}`, { path, contentType })
      .catch(() => undefined);
  }
}

/** The tapes of a page's machines; none where the page has gone, or runs none. */
const tapesOf = (page: Page): Promise<readonly Tape[]> =>
  page.evaluate(() => window.waymarkTapes?.() ?? []).catch(() => []);

/** Touches a page as soon as it can be: the application is not loaded before, until the page has been read. */
function touchOnceParsed(): void {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.dispatchEvent(new Event('pointerover'));
  });
}

interface Recording {
  readonly recording: undefined;
}

/** Playwright's test, whose report has the tape of each machine and the chart of where it stood when one fails. */
export const test = base.extend<Recording>({
  recording: [
    async ({ page }, use, testInfo) => {
      recorder ??= bundleRecorder();
      await page.addInitScript({ content: await recorder });
      // Pages that a test opens beside it wait for a touch as well.
      await page.context().addInitScript(touchOnceParsed);
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      await Promise.all((await tapesOf(page)).map((tape) => attachTape(testInfo, tape)));
    },
    // Drawing charts after a failure has a time of its own.
    { auto: true },
  ],
});
