import type { Browser } from '@playwright/test';
import { origin } from './site-under-test.ts';
import { leaveEmail, openQuote, seeStep, walkToStep } from './wizard-driver.ts';
import { test as base } from './recorded-test.ts';

interface AnsweredVisit {
  /** Opens step 6 with every answer given but the optional ones; gives the email address left there. */
  readonly fillInEverything: () => Promise<string>;
}

/** What the browser keeps for a tab in which steps 1 to 5 are answered, by key. */
type Draft = readonly (readonly [string, string])[];

async function answerSteps(browser: Browser): Promise<Draft> {
  const page = await browser.newPage({ baseURL: origin });
  await walkToStep(page, 6);
  const draft = await page.evaluate(() => Object.entries(sessionStorage));
  await page.close();
  return draft;
}

/** Made once in a worker; no fixture of the worker, which would want a worker of its own. */
let draft: Promise<Draft> | undefined;

/**
 * A test about the last step. One visit a worker walks there; the others are given what that
 * visit's tab held, as they would be after a reload.
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
});
