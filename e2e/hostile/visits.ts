import { expect, type Page } from '@playwright/test';
import { holdScripts } from '#e2e/held-scripts.ts';
import { leadForm, submit, field as formField } from '#e2e/lead-form-driver.ts';
import {
  autoAdvance,
  field,
  heading,
  option,
  pressContinue,
  pressSubmit,
  seeStep,
} from '#e2e/wizard-driver.ts';
import type { Condition } from './conditions.ts';

const message = 'Tēnā koe, a letter of 3 May. 李';

/** Opens a page and uses its first screen, before the application has loaded if it is early. */
async function open(
  page: Page,
  path: string,
  { prepare, before, early }: Condition,
  use: () => Promise<unknown>,
): Promise<void> {
  await prepare?.(page);
  const letScripts = early ? await holdScripts(page) : () => {};
  await page.goto(path);
  if (!early) {
    await page.locator('html[data-hydrated]').waitFor();
    await before?.(page, 1);
  }
  await use();
  letScripts();
  await page.locator('html[data-hydrated]').waitFor();
}

/** How a visit types and sends. */
const handOf = (page: Page, { type, send }: Condition) => ({
  fill: type ?? ((locator, text) => locator.fill(text)),
  send: (press: () => Promise<void>) => (send ? send(page, press) : press()),
});

interface Visit {
  /** Makes the visit with an email address. Ends when the page says that the lead has arrived. */
  readonly make: (page: Page, condition: Condition, email: string) => Promise<void>;
  /** What the database then has. */
  readonly form: string;
  readonly values: Readonly<Record<string, unknown>>;
}

async function answerWizard(page: Page, condition: Condition, email: string): Promise<void> {
  const { fill, send } = handOf(page, condition);
  const step = async (number: 2 | 3 | 4 | 5 | 6, answer: () => Promise<unknown>): Promise<void> => {
    await seeStep(page, number);
    await condition.before?.(page, number);
    await answer();
    await condition.after?.(page, number);
    if (number < 6) await pressContinue(page);
  };
  await open(page, '/quote', condition, async () => {
    await autoAdvance(page).click();
    await option(page, 'Company').click();
    if (!condition.early) await condition.after?.(page, 1);
    await pressContinue(page);
  });
  await step(2, () => option(page, 'Palmerston North').click());
  await step(3, async () => {
    await option(page, 'GST Returns').click();
    await option(page, 'Payroll Services').click();
  });
  await step(4, () => option(page, 'Within 3 months').click());
  await step(5, async () => {
    await fill(field(page, 'First name'), 'Mere');
    await fill(field(page, 'Last name'), 'Ngata');
  });
  await step(6, async () => {
    await fill(field(page, 'Email address'), email);
    await fill(field(page, 'Phone number (optional)'), '021 555 0199');
    await fill(field(page, 'Anything they should know? (optional)'), message);
  });
  await send(() => pressSubmit(page));

  await expect(heading(page, 7)).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('Your request has arrived.');
  await expect(page.getByRole('definition')).toHaveText([
    'Company',
    'Palmerston North',
    'GST Returns, Payroll Services',
    'Within 3 months',
    'Mere',
    'Ngata',
    email,
    '021 555 0199',
    message,
  ]);
}

async function sendForm(
  page: Page,
  path: string,
  condition: Condition,
  fillIn: (fill: (label: string, text: string) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const { fill, send } = handOf(page, condition);
  const fillAll = () => fillIn((label, text) => fill(formField(page, label), text));
  await open(page, path, condition, async () => {
    await fillAll();
    if (condition.early) await submit(page).click();
    else await condition.after?.(page, 1);
  });
  if (!condition.early) await send(() => submit(page).click());
  await expect(leadForm(page).getByRole('status').first()).toHaveText(/^Your \w+ has arrived/);
}

export const visits: Readonly<Record<'wizard' | 'quick quote' | 'contact', Visit>> = {
  wizard: {
    make: answerWizard,
    form: 'quote',
    values: {
      businessType: 'company',
      location: 'palmerston-north',
      services: ['gst-returns', 'payroll'],
      urgency: 'quarter',
      firstName: 'Mere',
      lastName: 'Ngata',
      phone: '021 555 0199',
      message,
    },
  },
  'quick quote': {
    make: (page, condition, email) =>
      sendForm(page, '/wellington', condition, async (fill) => {
        await fill('Your name (required)', 'Mere Ngata');
        await fill('Email address (required)', email);
        const choose = (label: string, name: string) => formField(page, label).selectOption(name);
        await choose('Where you are based (required)', 'Tauranga');
        await choose('Who the tax is for (required)', 'Sole Trader');
        await choose('Service you need (required)', 'GST Returns');
        await fill('Anything they should know? (optional)', message);
      }),
    form: 'quick-quote',
    values: {
      name: 'Mere Ngata',
      location: 'tauranga',
      businessType: 'sole-trader',
      serviceNeeded: 'gst-returns',
      message,
    },
  },
  contact: {
    make: (page, condition, email) =>
      sendForm(page, '/contact', condition, async (fill) => {
        await fill('Full name', 'Mere Ngata');
        await fill('Email address', email);
        await formField(page, 'Subject').selectOption('A complaint');
        await fill('Message', message);
      }),
    form: 'contact',
    values: { name: 'Mere Ngata', subject: 'complaint', message },
  },
};
