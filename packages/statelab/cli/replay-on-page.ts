import type { LabMachine } from '#statelab/config.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { inLab, readVerdict, startReplay, type PageVerdict } from './in-lab.ts';

export interface PageReplay extends PageVerdict {
  /** What the page looked like at the end, as the address of a PNG's data. */
  readonly picture: string;
  readonly browser: string;
}

/** Performs a tape on the real page in a headless browser. Throws a sentence where that cannot be done. */
export const replayOnPage = (lab: LabMachine, tape: Tape): Promise<PageReplay> =>
  inLab(lab, async (page, origin) => {
    await startReplay(page, origin, tape);
    const verdict = await readVerdict(page, tape.steps.length);
    const picture = await page.locator('iframe').screenshot();
    return {
      ...verdict,
      picture: `data:image/png;base64,${picture.toString('base64')}`,
      browser: await page.evaluate(() => navigator.userAgent),
    };
  });
