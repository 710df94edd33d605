import { expect, type Page } from '@playwright/test';

export const timelineOf = (page: Page) => page.getByRole('region', { name: 'Timeline' });

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
  await expect(timelineOf(page)).toContainText('Step 3 of 3');
}

/** Opens a tape of this text from a file. */
export const openTape = (page: Page, name: string, text: string): Promise<void> =>
  page
    .getByLabel('Open tape')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
