import { expect, type Page } from '@playwright/test';
import { completeAnswers } from '#machines/quote-wizard/quote-wizard.scenario.ts';

export const visitOf = (page: Page) => page.getByRole('region', { name: 'Visit' });

export const frameOf = (page: Page) => page.frameLocator('iframe');

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens the live view of a machine, and waits for its page. */
export async function openLive(page: Page, machine: string): Promise<void> {
  await page.goto(`/lab/#/machines/${machine}/live`);
  await frameOf(page).locator('html[data-hydrated]').waitFor();
}

export const seeState = (page: Page, machine: string, state: string) =>
  expect(frameOf(page).locator(`[data-machine="${machine}"]`).first()).toHaveAttribute(
    'data-state',
    state,
  );

/** A visit of the wizard that has come to its second step. */
export async function visitSecondStep(page: Page): Promise<void> {
  await openLive(page, 'quote-wizard');
  await frameOf(page).getByRole('radio', { name: 'Company' }).click();
  await seeState(page, 'quote-wizard', 'location.waiting');
  await expect(visitOf(page)).toContainText('Step 3 of 3');
}

/** Opens a tape of this text from a file. */
export async function openTape(page: Page, name: string, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page
    .getByLabel('Open tape, or drop it here')
    .setInputFiles({ name, mimeType: 'application/json', buffer });
}

/** Saves the visit as a tape, and gives the file it is in. */
export async function saveTape(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await press(page, 'Save tape');
  return (await saving).path();
}

/** Goes through the wizard on the page in the lab, with all answers known, up to its last button. */
export async function openFilledIn(page: Page): Promise<void> {
  await page.addInitScript(
    (draft) => window.sessionStorage.setItem('waymark.quote.draft', draft),
    JSON.stringify({ answers: completeAnswers, attempt: null, sentKey: null }),
  );
  await openLive(page, 'quote-wizard');
  // With the keyboard: the page ignores a second click in the same place for 500 ms.
  for (const step of ['location', 'services', 'urgency', 'name', 'contact']) {
    await frameOf(page).getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(frameOf(page).locator('[data-machine="quote-wizard"]')).toHaveAttribute(
      'data-state',
      new RegExp(`^${step}`),
    );
  }
}

export const submit = (page: Page) =>
  frameOf(page).getByRole('button', { name: 'Get my free quotes' }).press('Enter');

/** Submits the wizard, which fails, and waits for the page to say that it failed. */
export async function failToSubmit(page: Page): Promise<void> {
  await openFilledIn(page);
  await page.getByLabel('How submitForm ends').selectOption('network failure');
  await submit(page);
  await seeState(page, 'quote-wizard', 'contact.failed');
  await expect(frameOf(page).getByRole('alert')).toBeVisible();
}
