import { access } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { recordedStep } from '#statelab/tape/recorded-step.ts';
import { lab as words } from '#statelab/messages/tape.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import type { LabMachine } from '#statelab/config.ts';
import { withCauses } from '#statelab/live/with-causes.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { differenceSentence, sidesOf } from '#statelab/replay/describe-replay.ts';
import type { Difference } from '#statelab/replay/three-way.ts';
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

/** Performs a tape step by step. Gives the first difference. */
async function perform(
  page: Page,
  origin: string,
  tape: Tape,
  onStep = async (_: string) => {},
): Promise<Difference | null> {
  await page.goto(`${origin}/lab/#/machines/${tape.machine}/live`);
  await page.frameLocator('iframe').locator('html[data-hydrated]').waitFor();
  const replay = await page.evaluateHandle(
    async (led) => window.statelabReplay?.(led),
    withCauses(tape),
  );
  let difference = (await replay.evaluate((led) => led?.open())) ?? null;
  for (const [index, step] of tape.steps.entries()) {
    if (difference !== null) break;
    await onStep(recordedStep(step, step));
    difference = (await replay.evaluate((led, at) => led?.perform(at), index)) ?? null;
  }
  return difference;
}

/** Performs a tape, and writes Playwright's trace of it, a group for each step. */
async function trace(page: Page, origin: string, tape: Tape, file: string) {
  const { tracing } = page.context();
  await tracing.start({ screenshots: true, snapshots: true, sources: true });
  try {
    return await perform(page, origin, tape, async (name) => {
      await tracing.groupEnd();
      await tracing.group(name);
    });
  } finally {
    await tracing.stop({ path: file });
  }
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
 * Replays a tape on the real page in a headless browser; with `file`, writes Playwright's trace to
 * that file. Throws a sentence where that fails.
 */
export const replayOnPage = (lab: LabMachine, tape: Tape, file?: string): Promise<PageVerdict> =>
  inLab(lab, async (page, origin) => {
    const difference = await (file === undefined
      ? perform(page, origin, tape)
      : trace(page, origin, tape, file));
    if (difference === null) {
      return { isAgreed: true, text: `${words.replay.agreed(tape.steps.length)}\n` };
    }
    const sides = sidesOf(difference).map(([side, value]) => `  ${side}: ${value}`);
    return { isAgreed: false, text: `${[differenceSentence(difference), ...sides].join('\n')}\n` };
  });
