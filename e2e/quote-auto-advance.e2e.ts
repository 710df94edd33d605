import { expect } from '@playwright/test';
import {
  autoAdvance,
  button,
  openQuote,
  option,
  pass,
  pressContinue,
  seeStep,
  stopClock,
  waitForWizard,
} from './wizard-driver.ts';
import { test } from './recorded-test.ts';

test.beforeEach(async ({ page }) => {
  await stopClock(page);
  await openQuote(page);
});

test('a choice advances after 800 ms and not before', async ({ page }) => {
  await option(page, 'Company').click();
  await pass(page, 799);
  await seeStep(page, 1);
  await pass(page, 1);
  await seeStep(page, 2);
});

test('another choice restarts the 800 ms', async ({ page }) => {
  await option(page, 'Company').click();
  await pass(page, 799);
  await option(page, 'Trust').click();
  await pass(page, 799);
  await seeStep(page, 1);
  await pass(page, 1);
  await seeStep(page, 2);
});

test('choosing the chosen option again also advances', async ({ page }) => {
  await option(page, 'Company').click();
  await pass(page, 800);
  // The pointer leaves for the browser’s Back, so the next press is no second tap.
  await page.mouse.move(0, 0);
  await page.goBack();
  await seeStep(page, 1);
  await option(page, 'Company').click();
  await pass(page, 800);
  await seeStep(page, 2);
});

test.describe('services', () => {
  test.beforeEach(async ({ page }) => {
    await option(page, 'Company').click();
    await pressContinue(page);
    await option(page, 'Auckland').click();
    await pressContinue(page);
    await seeStep(page, 3);
  });

  test('show progress in Continue, restart with each change, and stay off for a keyboard', async ({
    page,
  }) => {
    const filling = button(page, 'Continue').locator('span:empty');
    await expect(filling).toHaveCSS('animation-name', 'none');
    await option(page, 'Bookkeeping').click();
    await expect(filling).toHaveCSS('animation-name', 'continue-fills');
    await expect(filling).toHaveCSS('animation-duration', '0.8s');
    await filling.evaluate((element) => element.setAttribute('data-first', ''));
    await option(page, 'Tax Planning').click();
    await expect(filling).not.toHaveAttribute('data-first');
    await expect(filling).toHaveCSS('animation-name', 'continue-fills');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(filling).toHaveCSS('animation-name', 'none');
    await option(page, 'Audit Support').click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(filling).toHaveCSS('animation-name', 'none');
  });

  test('can be toggled, and each change restarts the 800 ms', async ({ page }) => {
    await option(page, 'Bookkeeping').click();
    await pass(page, 799);
    await option(page, 'Tax Planning').click();
    await pass(page, 799);
    await option(page, 'Bookkeeping').click();
    await expect(option(page, 'Bookkeeping')).not.toBeChecked();
    await expect(option(page, 'Tax Planning')).toBeChecked();
    await pass(page, 799);
    await seeStep(page, 3);
    await pass(page, 1);
    await seeStep(page, 4);
  });

  test('move on together with two chosen; with none Continue stays', async ({ page }) => {
    await pass(page, 60_000);
    await seeStep(page, 3);
    await expect(button(page, 'Continue')).toBeVisible();
    await expect(
      page.getByRole('group', { name: /What do you need help with/ }),
    ).toHaveAccessibleDescription(
      /You go to the next step about a second after your last choice\./,
    );
    await option(page, 'Bookkeeping').click();
    await option(page, 'Tax Planning').click();
    await pass(page, 800);
    await seeStep(page, 4);
    await page.mouse.move(0, 0);
    await page.goBack();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await pass(page, 60_000);
    await seeStep(page, 3);
    await expect(button(page, 'Continue')).toBeVisible();
  });

  test('stay in view when the last one is unchecked', async ({ page }) => {
    await option(page, 'Bookkeeping').click();
    await option(page, 'Bookkeeping').click();
    await pass(page, 5000);
    await seeStep(page, 3);
  });

  test('wait while Tab moves through them', async ({ page }) => {
    await option(page, 'Bookkeeping').press('Space');
    await pass(page, 799);
    await page.keyboard.press('Tab');
    await pass(page, 799);
    await page.keyboard.press('Tab');
    await pass(page, 799);
    await expect(option(page, 'Audit Support')).toBeFocused();
    await seeStep(page, 3);
    await pass(page, 1);
    await seeStep(page, 4);
  });
});

test('the switch turns it off, then and on later visits', async ({ page }) => {
  await option(page, 'Company').click();
  await autoAdvance(page).click();
  await expect(autoAdvance(page)).not.toBeChecked();
  await pass(page, 5000);
  await seeStep(page, 1);
  await option(page, 'Trust').click();
  await pass(page, 5000);
  await seeStep(page, 1);

  await page.reload();
  await waitForWizard(page);
  await expect(autoAdvance(page)).not.toBeChecked();
  await expect(option(page, 'Trust')).toBeChecked();
  await pressContinue(page);
  await seeStep(page, 2);
});

test('is described before the choice, for the group of options', async ({ page }) => {
  const group = page.getByRole('group', {
    name: 'Step 1 of 6 Who is the tax for?',
  });
  await expect(group).toHaveAccessibleDescription(
    'Choose the one that fits best. Choosing an answer takes you to the next step. You can always go back.',
  );
  await autoAdvance(page).click();
  await expect(group).toHaveAccessibleDescription(
    'Choose the one that fits best. Choose an answer, then press Continue. You can always go back.',
  );
});
