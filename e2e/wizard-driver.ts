import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ChoiceStep } from '#machines/quote-wizard/steps.ts';
import { otherSteps } from '#tests/specified-steps.ts';

/** The question each specified step asks, by its number, and the thank-you. */
const headings = {
  1: 'Who is the tax for?',
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
  page.getByRole('heading', { level: 1, name: headings[step] });

/** The shown step, if it is not a specified one. */
async function otherStepOn(page: Page): Promise<ChoiceStep | undefined> {
  const state = (await wizard(page).getAttribute('data-state')) ?? '';
  return otherSteps.find(({ id }) => state.startsWith(`${id}.`));
}

/** Expects the wizard to show a specified step. Answers unspecified ones before it. */
export async function seeStep(page: Page, step: StepNumber): Promise<void> {
  await expect(async () => {
    const other = await otherStepOn(page);
    if (other !== undefined) await chooseAndContinue(page, other.options[0].label);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headings[step], {
      timeout: 1000,
    });
  }).toPass();
}

/** Goes from one specified step to the next, past unspecified ones. */
async function goPast(page: Page, go: () => Promise<unknown>): Promise<void> {
  do {
    const question = await page.getByRole('heading', { level: 1 }).textContent();
    await go();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(question ?? '');
  } while ((await otherStepOn(page)) !== undefined);
}

/** The browser’s Back and Forward, and the Back button, to the nearest specified step. */
export const goBack = (page: Page) => goPast(page, () => page.goBack());
export const goForward = (page: Page) => goPast(page, () => page.goForward());
export const pressBack = (page: Page) => goPast(page, () => button(page, 'Back').press('Enter'));

/** Waits until the wizard is interactive. */
export async function waitForWizard(page: Page): Promise<void> {
  await expect(wizard(page)).not.toHaveAttribute('data-state', 'restoring');
}

export async function openQuote(page: Page, address = '/quote'): Promise<void> {
  await page.goto(address);
  await waitForWizard(page);
}

/** Stops a page’s clock, also for its later documents. `pass` advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00+13:00') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00+13:00'));
}

/** Advances the clock by milliseconds. */
export const pass = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);

export const option = (page: Page, label: string): Locator =>
  page.getByRole('group').getByLabel(label, { exact: true });

export const autoAdvance = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Move on automatically' });

export const button = (page: Page, name: 'Continue' | 'Back' | 'Send my request'): Locator =>
  page.getByRole('button', { name, exact: true });

export const field = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

/** By key: for half a second a second click in one place does nothing. */
export const pressContinue = (page: Page): Promise<void> => button(page, 'Continue').press('Enter');
export const pressSubmit = (page: Page): Promise<void> => button(page, 'Send my request').click();

async function chooseAndContinue(page: Page, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) await option(page, label).click();
  await pressContinue(page);
}

/** How a visitor completes steps 1 to 5. */
export const completing = {
  1: (page: Page) => chooseAndContinue(page, 'Company'),
  2: (page: Page) => chooseAndContinue(page, 'Palmerston North'),
  3: (page: Page) => chooseAndContinue(page, 'GST Returns', 'Payroll Services'),
  4: (page: Page) => chooseAndContinue(page, 'Within 3 months'),
  5: async (page: Page) => {
    await field(page, 'First name').fill('Mere');
    await field(page, 'Last name').fill('Ngata');
    await pressContinue(page);
  },
};

/** Opens the wizard and answers up to a step with Continue, without auto-advance. */
export async function walkToStep(page: Page, step: 1 | 2 | 3 | 4 | 5 | 6): Promise<void> {
  await openQuote(page);
  await autoAdvance(page).uncheck();
  for (const number of [1, 2, 3, 4, 5] as const) {
    await seeStep(page, number);
    if (number === step) return;
    await completing[number](page);
  }
  await seeStep(page, step);
}

/** A unique email address, to find a test’s own leads. */
export const newEmail = (): string => `mere-${randomUUID()}@example.co.nz`;

/** Types a unique email address on step 6. Returns it. */
export async function leaveEmail(page: Page): Promise<string> {
  const email = newEmail();
  await field(page, 'Email address').fill(email);
  return email;
}
