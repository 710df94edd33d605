import type { Browser } from '@playwright/test';
import { respondToPosts } from './form-handler.ts';
import { origin } from './site-under-test.ts';
import {
  leaveEmail,
  openQuote,
  pressSubmit,
  seeStep,
  stopClock,
  walkToStep,
} from './wizard-driver.ts';
import { test as base } from './test.ts';

interface AnsweredVisit {
  /** Opens step 6 with every required answer. Returns its email address. */
  readonly fillInEverything: () => Promise<string>;
  /**
   * Stops the clock and sends the request to a failing server, so that the lead stays in the browser.
   * Returns its email address.
   */
  readonly sendInVain: () => Promise<string>;
}

/** The session storage of a tab with steps 1 to 5 answered. */
type Draft = readonly (readonly [string, string])[];

async function answerSteps(browser: Browser): Promise<Draft> {
  const page = await browser.newPage({ baseURL: origin });
  await walkToStep(page, 6);
  const draft = await page.evaluate(() => Object.entries(sessionStorage));
  await page.close();
  return draft;
}

/** Made once per worker. A worker fixture would need its own worker. */
let draft: Promise<Draft> | undefined;

/**
 * A test of the last step. One visit per worker walks there; later ones get that tab’s storage, as
 * after a reload.
 */
export const test = base.extend<AnsweredVisit>({
  fillInEverything: async ({ page, browser }, provide) => {
    await provide(async () => {
      draft ??= answerSteps(browser);
      await page.goto('/favicon.svg');
      await page.evaluate(
        (kept) => {
          for (const [key, value] of kept) sessionStorage.setItem(key, value);
        },
        await draft,
      );
      await openQuote(page, '/quote?step=contact');
      await seeStep(page, 6);
      return leaveEmail(page);
    });
  },
  sendInVain: async ({ page, fillInEverything }, provide) => {
    await provide(async () => {
      await stopClock(page);
      await respondToPosts(page, (route) => route.fulfill({ status: 500 }));
      const email = await fillInEverything();
      await pressSubmit(page);
      await seeStep(page, 7);
      return email;
    });
  },
});
