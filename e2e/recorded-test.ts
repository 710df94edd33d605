import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Page, type TestInfo } from '@playwright/test';
import type { Tape } from '#statelab/tape/tape.ts';
import { collectLooseText } from './loose-text.ts';
import { onceARun } from './once-a-run.ts';

/** The recorder as an init script. */
const recorder = await onceARun('recorder', async () => {
  const { build } = await import('vite');
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
});

/** What a replay of a tape prints. */
function replay(tape: string): Promise<string> {
  const args = ['--import', 'tsx', 'packages/statelab/cli/statelab.ts', 'replay', tape];
  // A replay that differs is a finding, not a failure: the text says so.
  return new Promise((resolve) =>
    execFile(process.execPath, args, (_error, stdout, stderr) => resolve(stdout + stderr)),
  );
}

async function attachTape(testInfo: TestInfo, tape: Tape): Promise<void> {
  const folder = testInfo.outputPath('machines');
  await mkdir(folder, { recursive: true });
  const fileFor = (ending: string) => join(folder, `${tape.machine}.${ending}`);
  await writeFile(fileFor('tape.json'), JSON.stringify(tape));
  await writeFile(fileFor('txt'), await replay(fileFor('tape.json')));
  for (const [ending, contentType] of [
    ['tape.json', 'application/json'],
    ['txt', 'text/plain'],
  ] as const) {
    // As a file, because the terminal prints attachments that are text.
    const path = fileFor(ending);
    await testInfo.attach(`${tape.machine}.${ending}`, { path, contentType });
  }
}

/** The tapes of a page’s machines; none if the page is closed or runs none. */
const tapesOf = (page: Page): Promise<readonly Tape[]> =>
  page.evaluate(() => window.statelabTapes?.() ?? []).catch(() => []);

/** Touches a page once parsed: the application then loads before the load event. */
function touchOnceParsed(): void {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.dispatchEvent(new Event('pointerover'));
  });
}

interface Recording {
  readonly recording: undefined;
}

/** Playwright’s test. The report of a failure has each machine’s tape and its replay. */
export const test = base.extend<Recording>({
  recording: [
    async ({ page }, use, testInfo) => {
      await page.addInitScript({ content: recorder });
      // Other pages of the test need a touch too.
      await page.context().addInitScript(touchOnceParsed);
      const looseText = await collectLooseText(page.context());
      await use(undefined);
      expect(
        [...looseText],
        'Text that comes, goes or changes needs an element of its own.',
      ).toEqual([]);
      if (testInfo.status === testInfo.expectedStatus) return;
      await Promise.all((await tapesOf(page)).map((tape) => attachTape(testInfo, tape)));
    },
    // Replaying tapes after a failure takes time.
    { auto: true },
  ],
});
