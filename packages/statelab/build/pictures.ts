import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = 'node_modules/.cache/statelab/pictures';

const fileOf = (tape: string, step: string): string => join(folder, tape, `${step}.jpg`);

/** Forgets a tape's pictures. Returns what takes one of its page after a step; 0 is the opening. */
export async function takePictures(tape: string, page: Page) {
  await rm(join(folder, tape), { recursive: true, force: true });
  await mkdir(join(folder, tape), { recursive: true });
  return async (step: number): Promise<void> => {
    // The verdict on a page that cannot be drawn is worth more than its picture.
    await page
      .screenshot({ path: fileOf(tape, `${step}`), type: 'jpeg', quality: 60 })
      .catch(() => {});
  };
}

/** The picture of a tape's page after a step; undefined if no replay took one. */
export const pictureOf = (tape: string, step: string) =>
  readFile(fileOf(tape, step)).catch(() => undefined);
