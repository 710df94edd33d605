import { expect, type Page } from '@playwright/test';

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
  const input = page.getByLabel('Open tape, or drop it here');
  await input.setInputFiles({ name, mimeType: 'application/json', buffer });
  // Otherwise a browser would not hear of the same file again.
  await expect(input).toHaveValue('');
}

/** Saves the visit as a tape, and gives the file it is in. */
export async function saveTape(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await press(page, 'Save tape');
  return (await saving).path();
}
