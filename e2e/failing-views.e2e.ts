import { expect, type Page } from '@playwright/test';
import { leadsOf } from './form-handler.ts';
import { watchProblems } from './hydration.ts';
import { test } from './test.ts';
import { heading, newEmail, option, pressContinue, walkToStep } from './wizard-driver.ts';

/** Lets a view fail: the browser refuses an attribute that React sets on an element. */
const refuseAttribute = (page: Page, selector: string, attribute: string): Promise<unknown> =>
  page.addInitScript(
    ([refusing, refused]) => {
      const setAttribute = Reflect.get(Element.prototype, 'setAttribute');
      Element.prototype.setAttribute = function setUnlessRefused(name, value) {
        if (name === refused && this.matches(refusing)) throw new Error('A view failed.');
        setAttribute.call(this, name, value);
      };
    },
    [selector, attribute] as const,
  );

test('a menu that fails leaves header and page, and a way to its links @release', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await refuseAttribute(page, 'nav[data-machine="mobile-menu"]', 'data-state');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Tax FAQ' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Waymark home' })).toBeVisible();
  // What other tests expect to be empty.
  expect(problems.join('\n')).toContain('A view failed.');
});

test('a form that fails says so, and leaves its page', async ({ page }) => {
  await refuseAttribute(page, 'input', 'aria-invalid');
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('This part of the page failed.');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tax FAQ' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a wizard that fails hands its answers to the plain form', async ({ page }) => {
  await refuseAttribute(page, 'input', 'aria-invalid');
  await walkToStep(page, 5);
  await page.getByRole('textbox', { name: 'First name' }).fill('Mere');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ngata');
  await pressContinue(page);
  await expect(heading(page, 6)).toBeVisible();
  await page.getByRole('textbox', { name: 'Email address' }).fill('not yet');
  await page.getByRole('button', { name: 'Send my request' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Get Free Quotes' })).toBeVisible();
  for (const label of ['Company', 'Palmerston North', 'GST Returns', 'Payroll Services']) {
    await expect(option(page, label)).toBeChecked();
  }
  await expect(page.getByLabel('Email address (required)')).toHaveValue('not yet');
  const email = newEmail();
  await page.getByLabel('Email address (required)').fill(email);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByText('Your request has arrived')).toBeVisible();
  expect(await leadsOf(email)).toEqual([
    {
      form: 'quote',
      values: expect.objectContaining({
        businessType: 'company',
        location: 'palmerston-north',
        services: ['gst-returns', 'payroll'],
        urgency: 'quarter',
        firstName: 'Mere',
        lastName: 'Ngata',
      }),
    },
  ]);
});
