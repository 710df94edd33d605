import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { causeWords } from '#statelab/messages/cause.ts';
import { lab } from '#statelab/messages/tape.ts';
import type { LabMachine } from '#statelab/config.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { inLab, readVerdict, replayPane, showPane, startReplay } from './in-lab.ts';

const words = causeWords.shrink;

/** The shortest tape that fails as another did. */
export interface Shrunk {
  readonly tape: Tape;
  /** How it fails, as text for a terminal. */
  readonly text: string;
}

/** Has the lab shrink the tape of so many steps that failed in it. Throws a sentence where it can't be shrunk. */
async function shrink(page: Page, length: number, tell: (text: string) => void): Promise<void> {
  const panel = replayPane(page);
  const status = panel.getByRole('status').nth(1);
  const underWay = words.progress(0, length).slice(1);
  await panel.getByRole('button', { name: words.start, exact: true }).click();
  let said = await status.innerText();
  while (said.endsWith(underWay)) {
    tell(said);
    await status.filter({ hasNotText: said }).waitFor();
    said = await status.innerText();
  }
  if (said === words.green || said === words.stuck) throw new Error(said);
}

async function saveTape(page: Page): Promise<Tape> {
  await showPane(page, lab.panes.names.tapes);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: lab.tape.save, exact: true }).click();
  const read = parseTape(await readFile(await (await saving).path(), 'utf8'), 'shrunk.json');
  if ('refusal' in read) throw new Error(read.refusal);
  return read.tape;
}

/**
 * Makes a tape that fails on the real page as short as it can be, in a headless browser, as the
 * lab does. Undefined for one that does not fail. Throws a sentence where it can't be shrunk.
 */
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
    await showPane(page, lab.panes.names.replay);
    return { tape: shrunk, text: (await readVerdict(page, shrunk.steps.length)).text };
  });
