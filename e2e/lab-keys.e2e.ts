import { expect, test } from '@playwright/test';
import { timelineOf, visitSecondStep } from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

test('every part of a chart’s view is within ten presses of Tab', async ({ page }) => {
  await page.goto('/lab/#/machines/quote-wizard/chart');
  await expect(page.getByRole('heading', { name: 'Outline' })).toBeVisible();
  const stops: string[] = [];
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        const part = activeElement?.closest('[role="toolbar"], nav, section, header');
        const label = activeElement instanceof HTMLInputElement && activeElement.labels?.[0];
        const named = label || activeElement;
        const name = named?.getAttribute('aria-label') ?? named?.textContent ?? '';
        return `${part?.getAttribute('aria-label') ?? part?.tagName ?? ''}: ${name.trim()}`;
      }),
    );
  }
  expect(stops).toEqual([
    'Skip to: Skip to the content',
    'HEADER: Machine lab',
    'Views of quote-wizard: Chart',
    'HEADER: Keys',
    'Chart tools: Zoom out',
    ': Find a state, event, guard or action',
    ': Chart of quote-wizard, scrolls',
    'Download: SVG',
    'SECTION: quote-wizard',
    expect.anything(),
  ]);
});

test('arrow keys go along a row of buttons and the timeline, and a skip link leads to it', async ({
  page,
}) => {
  await visitSecondStep(page);
  await page.getByRole('link', { name: 'Machine lab' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(timelineOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(timelineOf(page)).toContainText('Step 2 of 3');
  const tools = page.getByRole('toolbar').filter({ has: page.getByTitle('Step back') });
  await tools.getByTitle('Step back').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByTitle('Play')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tools.locator(':focus')).toHaveCount(0);
});

test('a page says what each key does', async ({ page }) => {
  await page.goto('/lab/#/');
  await page.getByRole('link', { name: 'Keys' }).click();
  await expect(page.getByRole('heading', { name: 'Keys' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Timeline Arrow keys One step/ })).toBeVisible();
});
