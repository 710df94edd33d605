import type { Locator, Page, PlaywrightTestOptions } from '@playwright/test';
import { expect } from '@playwright/test';
import { respondToPosts } from '#e2e/form-handler.ts';
import { translatePages } from '#e2e/translator.ts';
import { compose, fillWithoutInput } from './typing.ts';
import { extendPages, fillStorage } from './pages.ts';

/** What is sent: presses the button of a form, and waits for nothing. */
export type Submit = () => Promise<void>;

/** One way in which a visit may be unlike a developer's own. */
export interface Condition {
  /** The visit that meets it, the one in which it can do most harm (default: the wizard's). */
  readonly visit?: 'quick quote' | 'contact';
  readonly settings?: Partial<Pick<PlaywrightTestOptions, 'locale' | 'timezoneId'>>;
  /** Prepares a page before it is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** True if the first screen is used before the application has loaded. */
  readonly early?: boolean;
  /** Types into a field (default: as Playwright fills it in). */
  readonly type?: (field: Locator, text: string) => Promise<unknown>;
  /** Happens before each step is answered; a form is one step, number 1. */
  readonly before?: (page: Page, step: number) => Promise<unknown>;
  /** Happens once a step is answered, before the visitor goes on. */
  readonly after?: (page: Page, step: number) => Promise<unknown>;
  /** Sends the form, whatever that takes (default: one press). */
  readonly send?: (page: Page, submit: Submit) => Promise<unknown>;
}

const year = 365 * 24 * 3600 * 1000;
const shiftClock = (page: Page, ms: number): Promise<void> =>
  page.clock.setSystemTime(Date.now() + ms);

const failure = 'There was an error submitting the form. Please try again or contact us directly.';

/** Leaves the page by a link's way, and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto('/privacy');
  await page.goBack();
  await page.locator('html[data-hydrated]').waitFor();
}

/** The events a page receives when it enters and leaves the back/forward cache. */
const freezeAndThaw = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) {
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }
  });

/** Every file of the application is gone, as after a second deployment. */
const loseFiles = (page: Page): Promise<unknown> =>
  page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));

/** Holds the response until the visitor has pressed and changed all that can be. */
async function sendToSlowHandler(page: Page, submit: Submit): Promise<void> {
  let respond: () => void = () => {};
  const isDue = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await respondToPosts(page, async (route) => {
    await isDue;
    await route.continue();
  });
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await submit();
  await posted;
  const button = page.locator('button[type="submit"][aria-disabled="true"]');
  await button.click({ force: true });
  await button.press('Enter');
  respond();
}

async function sendOffline(page: Page, submit: Submit): Promise<void> {
  await submit();
  await expect(page.getByRole('alert')).toContainText(failure);
  await page.context().setOffline(false);
  await submit();
}

export const conditions: Readonly<Record<string, Condition>> = {
  'translated early': {
    visit: 'contact',
    prepare: (page) => translatePages(page, 'early'),
    early: true,
  },
  'translated late': { visit: 'quick quote', prepare: (page) => translatePages(page, 'late') },
  'a quota that is full at the last steps': {
    before: async (page, step) => step >= 5 && (await page.evaluate(fillStorage)),
  },
  '`change` without `input`': { visit: 'quick quote', type: fillWithoutInput },
  'autofill before hydration': { visit: 'contact', early: true, type: fillWithoutInput },
  composition: { visit: 'quick quote', type: compose },
  'extensions, early': {
    visit: 'contact',
    prepare: (page) => extendPages(page, 'early'),
    early: true,
  },
  'extensions, late': { visit: 'quick quote', prepare: (page) => extendPages(page, 'late') },
  'a clock a year ahead': { prepare: (page) => shiftClock(page, year) },
  'a clock a year behind': { visit: 'contact', prepare: (page) => shiftClock(page, -year) },
  'Pacific/Chatham': { settings: { timezoneId: 'Pacific/Chatham' } },
  Arabic: { visit: 'quick quote', settings: { locale: 'ar' } },
  German: { visit: 'contact', settings: { locale: 'de-DE' } },
  'two tabs': {
    before: async (page) => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.locator('html[data-hydrated]').waitFor();
      await other.close();
    },
  },
  'leaving and coming back': { before: leaveAndReturn, after: leaveAndReturn },
  'the back/forward cache': { before: freezeAndThaw, after: freezeAndThaw },
  'stale files': { before: loseFiles },
  'no network from the first step to the first press': {
    before: (page) => page.context().setOffline(true),
    send: sendOffline,
  },
  'a slow handler': { visit: 'quick quote', send: sendToSlowHandler },
};
