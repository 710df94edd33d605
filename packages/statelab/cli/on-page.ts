import { access, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { recordedStep } from '#statelab/report/recorded-step.ts';
import { causeWords } from '#statelab/messages/cause.ts';
import { lab as words } from '#statelab/messages/tape.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import type { LabMachine } from '#statelab/config.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { UsageError } from './command.ts';
import { listen } from '#statelab/build/listen.ts';
import { launchBrowser } from './launch-browser.ts';

const shrinkWords = causeWords.shrink;

/** The time limit of each action on the page, in milliseconds. */
const timeoutMs = 600_000;

/** The result of a replay on the page. */
interface PageVerdict {
  readonly isAgreed: boolean;
  /** Also false if the replay could not finish. */
  readonly isDifferent: boolean;
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
    isDifferent: names.length > 0,
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

export interface PageReplay extends PageVerdict {
  readonly browser: string;
}

/**
 * Replays a tape on the real page in a headless browser; with `trace`, writes Playwright's trace to
 * that file. Throws a sentence where that fails.
 */
export const replayOnPage = (lab: LabMachine, tape: Tape, trace?: string): Promise<PageReplay> =>
  inLab(lab, async (page, origin) => {
    if (trace === undefined) await startReplay(page, origin, tape);
    else await traceReplay(page, origin, tape, trace);
    return {
      ...(await readVerdict(page, tape.steps.length)),
      browser: await page.evaluate(() => navigator.userAgent),
    };
  });

/** The shortest tape that fails as another did. */
export interface Shrunk {
  readonly tape: Tape;
  /** How it fails, as text for a terminal. */
  readonly text: string;
}

/** Shrinks the failed tape in the lab. Throws a sentence if that fails. */
async function shrink(page: Page, length: number, tell: (text: string) => void): Promise<void> {
  const panel = replayPane(page);
  const status = panel.getByRole('status').nth(1);
  const underWay = shrinkWords.progress(0, length).slice(1);
  await panel.getByRole('button', { name: shrinkWords.start, exact: true }).click();
  let text = await status.innerText();
  while (text.endsWith(underWay)) {
    tell(text);
    await status.filter({ hasNotText: text }).waitFor();
    text = await status.innerText();
  }
  if (text === shrinkWords.green || text === shrinkWords.stuck) throw new Error(text);
}

async function saveTape(page: Page): Promise<Tape> {
  await showPane(page, words.panes.names.tapes);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words.tape.save, exact: true }).click();
  const read = parseTape(await readFile(await (await saving).path(), 'utf8'), 'shrunk.json');
  if ('refusal' in read) throw new Error(read.refusal);
  return read.tape;
}

/** Shrinks a tape that fails on the real page. Undefined for one that passes. Throws a sentence if that fails. */
export const shrinkOnPage = (
  entry: LabMachine,
  tape: Tape,
  tell: (text: string) => void,
): Promise<Shrunk | undefined> =>
  inLab(entry, async (page, origin) => {
    await startReplay(page, origin, tape);
    const { isAgreed, isDifferent, text } = await readVerdict(page, tape.steps.length);
    if (isAgreed) return undefined;
    if (!isDifferent) throw new Error(text.trim());
    await shrink(page, tape.steps.length, tell);
    const shrunk = await saveTape(page);
    await showPane(page, words.panes.names.replay);
    return { tape: shrunk, text: (await readVerdict(page, shrunk.steps.length)).text };
  });
