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
import { test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await stopClock(page);
  await openQuote(page);
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

  test('wait while Tab moves through them @release', async ({ page }) => {
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
