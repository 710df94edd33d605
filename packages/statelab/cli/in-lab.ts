import { access } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { lab as words } from '#statelab/messages/tape.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import type { LabMachine } from '#statelab/config.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { UsageError } from '#statelab/cli/command.ts';
import { listen } from '#statelab/build/listen.ts';
import { launchBrowser } from './launch-browser.ts';

/** How long the page may take for what it is asked to do, in milliseconds. */
const timeoutMs = 600_000;

/** What came of a replay on the page, as text for a terminal. */
export interface PageVerdict {
  readonly isAgreed: boolean;
  /** False where the page could not be asked to the end, too. */
  readonly isDifferent: boolean;
  readonly text: string;
}

/** Shows a pane of the live view. */
export const showPane = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click();

/** The pane in which tapes are replayed and shrunk. */
export const replayPane = (page: Page) =>
  page.getByRole('tabpanel', { name: words.panes.names.replay });

/** Opens a tape in the lab, as a tester does, and starts to replay it. */
export async function startReplay(page: Page, origin: string, tape: Tape): Promise<void> {
  await page.goto(`${origin}/lab/#/machines/${tape.machine}/live`);
  await page.frameLocator('iframe').locator('html[data-hydrated]').waitFor();
  await showPane(page, words.panes.names.tapes);
  await page.getByLabel(words.tape.open).setInputFiles({
    name: 'tape.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(tape)),
  });
  await page.getByText(words.fit.same).or(page.getByText(words.fit.changed)).waitFor();
  await showPane(page, words.panes.names.replay);
  await replayPane(page).getByRole('button', { name: words.replay.start, exact: true }).click();
}

/** Waits for the end of a replay of so many steps. */
export async function readVerdict(page: Page, steps: number): Promise<PageVerdict> {
  const panel = replayPane(page);
  const status = panel.getByRole('status').first();
  await status.filter({ hasText: /./ }).waitFor();
  const outcome = (await status.textContent()) ?? '';
  const names = await panel.locator('dt').allTextContents();
  const values = await panel.locator('dd').allTextContents();
  const sides = names.map((name, index) => `  ${name}: ${values[index] ?? ''}`);
  return {
    isAgreed: outcome === words.replay.agreed(steps),
    isDifferent: names.length > 0,
    text: `${[outcome, ...sides].join('\n')}\n`,
  };
}

/** Does something in the lab, in a headless browser. Throws a sentence where that cannot be done. */
export async function inLab<Result>(
  { id, path }: LabMachine,
  work: (page: Page, origin: string) => Promise<Result>,
): Promise<Result> {
  if (path === null) throw new UsageError(`${id} is a machine of the lab itself, and has no page.`);
  await access('dist-lab/lab/index.html').catch(() => {
    throw new Error('There is no built lab. Run npm run lab:build first.');
  });
  const browser = await launchBrowser();
  const server = await listen(createLabServer('dist-lab'), 0);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(timeoutMs);
    return await work(page, server.origin);
  } finally {
    await browser.close();
    await server.close();
  }
}
