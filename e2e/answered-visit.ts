import { origin } from './site-under-test.ts';
import { leaveEmail, openQuote, seeStep, walkToStep } from './wizard-driver.ts';
import { test as base } from './recorded-test.ts';

interface AnsweredVisit {
  /** Opens step 6 with every answer given but the optional ones; gives the email address left there. */
  readonly fillInEverything: () => Promise<string>;
}

interface Answers {
  /** What the browser keeps for a tab in which steps 1 to 5 are answered, by key. */
  readonly draft: readonly (readonly [string, string])[];
}

/**
 * A test about the last step. One visit a worker walks there; the others are given what that
 * visit's tab held, as they would be after a reload.
 */
export const test = base.extend<AnsweredVisit, Answers>({
  draft: [
    async ({ browser }, provide) => {
      const page = await browser.newPage({ baseURL: origin });
      await walkToStep(page, 6);
      const draft = await page.evaluate(() => Object.entries(sessionStorage));
      await page.close();
      await provide(draft);
    },
    { scope: 'worker' },
  ],
  fillInEverything: async ({ page, draft }, provide) => {
    await provide(async () => {
      await page.goto('/favicon.svg');
      await page.evaluate((kept) => {
        for (const [key, value] of kept) sessionStorage.setItem(key, value);
      }, draft);
      await openQuote(page, '/quote?step=contact');
      await seeStep(page, 6);
      return leaveEmail(page);
    });
  },
});
