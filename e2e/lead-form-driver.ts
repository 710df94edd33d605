import { expect, type Locator, type Page } from '@playwright/test';
import { newEmail } from './wizard-driver.ts';

/** The one lead form of a page. */
export const leadForm = (page: Page): Locator => page.locator('[data-machine="form"]');

/** Expects the form to be in a state. */
export const seeState = (page: Page, state: string): Promise<void> =>
  expect(leadForm(page)).toHaveAttribute('data-state', state);

/** Opens a page and waits until its form is interactive; on a phone, unfolds it. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await seeState(page, 'open.editing');
  const opener = page.locator('summary').filter({ hasText: 'Get free quotes' });
  if (await opener.isVisible()) await opener.click();
}

export const field = (page: Page, label: string): Locator =>
  leadForm(page).getByLabel(label, { exact: true });

export const submit = (page: Page): Locator => leadForm(page).locator('[type="submit"]');

/** Fills in the quick quote form. Returns its values. */
export async function fillInQuickQuote(page: Page) {
  const email = newEmail();
  await field(page, 'Your name (required)').fill('Mere Ngata');
  await field(page, 'Email address (required)').fill(email);
  await field(page, 'Where you are based (required)').selectOption('Tauranga');
  await field(page, 'Who the tax is for (required)').selectOption('Sole Trader');
  await field(page, 'Service you need (required)').selectOption('GST Returns');
  await field(page, 'How soon you need it (optional)').selectOption('Within a week');
  return {
    name: 'Mere Ngata',
    email,
    phone: '',
    location: 'tauranga',
    businessType: 'sole-trader',
    serviceNeeded: 'gst-returns',
    urgency: 'week',
  };
}

/** Fills in the contact form. Returns its values. */
export async function fillInMessage(page: Page) {
  const email = newEmail();
  const message = 'Tēnā koe,\n\n50% = half & "1+1" 李 🥐\n  Mere';
  await field(page, 'Full name').fill('Mere Ngata');
  await field(page, 'Email address').fill(email);
  await field(page, 'Subject').selectOption('A complaint');
  await field(page, 'Message').fill(message);
  return { name: 'Mere Ngata', email, subject: 'complaint', message };
}
