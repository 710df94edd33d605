import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** The question each step asks, by the step's number. */
const headings = {
  1: 'What kind of tax help are you after?',
  2: 'Where are you based?',
  3: 'What do you need help with?',
  4: 'How soon do you need it?',
  5: 'What is your name?',
  6: 'Where should the quotes go?',
  7: 'Thank you, Mere',
} as const;

type StepNumber = keyof typeof headings;

const wizard = (page: Page): Locator => page.locator('[data-machine="quote-wizard"]');

export const heading = (page: Page, step: StepNumber): Locator =>
  page.getByRole('heading', { level: 1, name: headings[step], exact: true });

/** Expects the wizard to show a step, and no other. */
export async function seeStep(page: Page, step: StepNumber): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[step]);
}

/** Waits until the wizard answers. */
export async function waitForWizard(page: Page): Promise<void> {
  await expect(wizard(page)).not.toHaveAttribute('data-state', 'restoring');
}

export async function openQuote(page: Page, address = '/quote'): Promise<void> {
  await page.goto(address);
  await waitForWizard(page);
}

/** Stops the time of a page, for all its documents to come, until `pass` lets some go by. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00+13:00') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00+13:00'));
}

/** Lets milliseconds go by. */
export const pass = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);

export const option = (page: Page, label: string): Locator =>
  page.getByRole('group').getByLabel(label, { exact: true });

export const autoAdvance = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Move on automatically' });

export const button = (page: Page, name: 'Continue' | 'Back' | 'Get my free quotes'): Locator =>
  page.getByRole('button', { name, exact: true });

export const field = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

export const pressContinue = (page: Page): Promise<void> => button(page, 'Continue').click();
export const pressSubmit = (page: Page): Promise<void> =>
  button(page, 'Get my free quotes').click();

async function chooseAndContinue(page: Page, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) await option(page, label).click();
  await pressContinue(page);
}

/** What a visitor does on steps 1 to 5 to reach the next. */
const answering: readonly ((page: Page) => Promise<void>)[] = [
  (page) => chooseAndContinue(page, 'Company'),
  (page) => chooseAndContinue(page, 'Palmerston North'),
  (page) => chooseAndContinue(page, 'GST Returns', 'Payroll Services'),
  (page) => chooseAndContinue(page, 'Within 3 months'),
  async (page) => {
    await field(page, 'First name').fill('Mere');
    await field(page, 'Last name').fill('Ngata');
    await pressContinue(page);
  },
];

/** Opens the wizard and answers up to a step by Continue, so that no timer has a say. */
export async function walkToStep(page: Page, step: 1 | 2 | 3 | 4 | 5 | 6): Promise<void> {
  await openQuote(page);
  await autoAdvance(page).uncheck();
  for (const answer of answering.slice(0, step - 1)) await answer(page);
  await seeStep(page, step);
}

/** An address that no other test leaves, to find its own leads by. */
export const newEmail = (): string => `mere-${randomUUID()}@example.co.nz`;

/** Leaves an e-mail address of its own on step 6, and gives it. */
export async function leaveEmail(page: Page): Promise<string> {
  const email = newEmail();
  await field(page, 'Email address').fill(email);
  return email;
}
