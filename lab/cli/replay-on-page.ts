import { access } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { lab as words } from '#lab/words/tape.ts';
import { createLabServer } from '#lab/build/serve-lab.ts';
import type { LabMachine } from '#lab/config.ts';
import type { Tape } from '#lab/tape/tape.ts';
import { WrongUse } from '#lab/cli/command.ts';
import { listen } from '#lab/build/listen.ts';
import { launchBrowser } from './launch-browser.ts';

/** What came of a replay on the page, as text for a terminal. */
export interface PageReplay {
  readonly isAgreed: boolean;
  readonly text: string;
  /** What the page looked like at the end, as the address of a PNG's data. */
  readonly picture: string;
  readonly browser: string;
}

/** How long all steps of a tape may take on the page, in milliseconds. */
const patience = 600_000;

/** Opens a tape in the lab and has it performed, as a tester does. */
async function perform(page: Page, origin: string, tape: Tape): Promise<PageReplay> {
  await page.goto(`${origin}/lab/#/machines/${tape.machine}/live`);
  await page.frameLocator('iframe').locator('html[data-hydrated]').waitFor();
  const showPane = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  await showPane(words.panes.names.tapes);
  await page.getByLabel(words.tape.open).setInputFiles({
    name: 'tape.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(tape)),
  });
  await page.getByText(words.fit.same).or(page.getByText(words.fit.changed)).waitFor();
  await showPane(words.panes.names.replay);
  const panel = page.getByRole('tabpanel', { name: words.panes.names.replay });
  await panel.getByRole('button', { name: words.replay.start, exact: true }).click();
  const agreed = words.replay.agreed(tape.steps.length);
  const status = panel.getByRole('status').first();
  await status
    .filter({ hasNotText: words.replay.progress(0, tape.steps.length).slice(1) })
    .filter({ hasText: /./ })
    .waitFor({ timeout: patience });
  const outcome = (await status.textContent()) ?? '';
  const names = await panel.locator('dt').allTextContents();
  const values = await panel.locator('dd').allTextContents();
  const sides = names.map((name, index) => `  ${name}: ${values[index] ?? ''}`);
  const picture = await page.locator('iframe').screenshot();
  return {
    isAgreed: outcome === agreed,
    text: `${[outcome, ...sides].join('\n')}\n`,
    picture: `data:image/png;base64,${picture.toString('base64')}`,
    browser: await page.evaluate(() => navigator.userAgent),
  };
}

/** Performs a tape on the real page in a headless browser. Throws a sentence where that cannot be done. */
export async function replayOnPage({ id, path }: LabMachine, tape: Tape): Promise<PageReplay> {
  if (path === null) throw new WrongUse(`${id} is a machine of the lab itself, and has no page.`);
  await access('dist-lab/lab/index.html').catch(() => {
    throw new Error('There is no built lab. Run npm run lab:build first.');
  });
  const browser = await launchBrowser();
  const server = await listen(createLabServer('dist-lab'), 0);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    return await perform(page, server.origin, tape);
  } finally {
    await browser.close();
    await server.close();
  }
}
