import { access } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { recordedStep } from '#statelab/tape/recorded-step.ts';
import { lab as words } from '#statelab/messages/tape.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import type { LabMachine } from '#statelab/config.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { UsageError } from './command.ts';
import { listen } from '#statelab/build/listen.ts';
import { launchBrowser } from './launch-browser.ts';

/** The time limit of each action on the page, in milliseconds. */
const timeoutMs = 600_000;

/** The result of a replay on the page. */
interface PageVerdict {
  readonly isAgreed: boolean;
  readonly text: string;
}

const showPane = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click();

const replayPane = (page: Page) => page.getByRole('tabpanel', { name: words.panes.names.replay });

/** Opens a tape in the lab, ready to be replayed. */
async function openTape(page: Page, origin: string, tape: Tape): Promise<void> {
  await page.goto(`${origin}/lab/#/machines/${tape.machine}/live`);
  await page.frameLocator('iframe').locator('html[data-hydrated]').waitFor();
  await showPane(page, words.panes.names.tapes);
  await page.getByLabel(words.tape.open).setInputFiles({
    name: 'tape.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(tape)),
  });
  await page.getByText('since this tape was recorded').first().waitFor();
  await showPane(page, words.panes.names.replay);
}

async function startReplay(page: Page, origin: string, tape: Tape): Promise<void> {
  await openTape(page, origin, tape);
  await replayPane(page).getByRole('button', { name: words.replay.start, exact: true }).click();
}

/** Replays a tape step by step, and writes Playwright's trace of it, a group for each step. */
async function traceReplay(page: Page, origin: string, tape: Tape, file: string): Promise<void> {
  const tracing = page.context().tracing;
  await tracing.start({ screenshots: true, snapshots: true, sources: true });
  try {
    await openTape(page, origin, tape);
    const panel = replayPane(page);
    await panel.getByLabel(words.replay.pace).selectOption(words.replay.paces['step by step']);
    await panel.getByRole('button', { name: words.replay.start, exact: true }).click();
    const next = panel.getByRole('button', { name: words.replay.step, exact: true });
    const { length } = tape.steps;
    for (const [index, step] of tape.steps.entries()) {
      await tracing.group(recordedStep(step, step));
      await panel
        .getByText(words.replay.progress(index, length))
        .or(panel.locator('dt'))
        .first()
        .waitFor();
      if (!(await next.isEnabled())) break;
      await next.click();
      await tracing.groupEnd();
    }
    await readVerdict(page, length);
  } finally {
    await tracing.stop({ path: file });
  }
}

/** Waits for the end of a replay of so many steps. */
async function readVerdict(page: Page, steps: number): Promise<PageVerdict> {
  const panel = replayPane(page);
  const status = panel.getByRole('status').first();
  await status.filter({ hasText: /./ }).waitFor();
  const outcome = (await status.textContent()) ?? '';
  const names = await panel.locator('dt').allTextContents();
  const values = await panel.locator('dd').allTextContents();
  const sides = names.map((name, index) => `  ${name}: ${values[index] ?? ''}`);
  return {
    isAgreed: outcome === words.replay.agreed(steps),
    text: `${[outcome, ...sides].join('\n')}\n`,
  };
}

/** Works in the lab in a headless browser. Throws a sentence if there is no page, lab or browser. */
async function inLab<Result>(
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

/**
 * Replays a tape on the real page in a headless browser; with `trace`, writes Playwright's trace to
 * that file. Throws a sentence where that fails.
 */
export const replayOnPage = (lab: LabMachine, tape: Tape, trace?: string): Promise<PageVerdict> =>
  inLab(lab, async (page, origin) => {
    if (trace === undefined) await startReplay(page, origin, tape);
    else await traceReplay(page, origin, tape, trace);
    return readVerdict(page, tape.steps.length);
  });
