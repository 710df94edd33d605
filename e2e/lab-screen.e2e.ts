import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  frameOf,
  openLive,
  press,
  seeState,
  showPane,
  timelineOf,
  visitSecondStep,
} from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin, viewport: { width: 1440, height: 900 } });

const edge = (page: Page) => page.getByRole('separator', { name: 'Edge between page and chart' });
const pagePane = (page: Page) => page.getByRole('region', { name: 'Page', exact: true });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It has no box.');
  return box;
}

/** Expects the whole of a part to be in the window, and the window to have nothing to scroll to. */
async function seeInWindow(page: Page, part: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(part);
  const size = page.viewportSize();
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(size?.width ?? 0);
  expect(y + height).toBeLessThanOrEqual(size?.height ?? 0);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollHeight - window.innerHeight,
  );
  expect(beyond).toBe(0);
}

test('page, chart, steps, context and timeline are in sight at once', async ({ page }) => {
  await visitSecondStep(page);
  const parts = [
    page.locator('iframe'),
    page.getByRole('region', { name: 'Chart of quote-wizard, scrolls' }),
    page.getByRole('region', { name: 'Steps', exact: true }),
    page.getByRole('tabpanel', { name: 'Context' }),
    timelineOf(page),
  ];
  for (const part of parts) await seeInWindow(page, part);
});

test('panes are sized by keyboard, and are so again next time', async ({ page }) => {
  await openLive(page, 'near-me');
  const before = await boxOf(pagePane(page));
  await edge(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await boxOf(pagePane(page))).width).toBeGreaterThan(before.width);
  const sized = await boxOf(pagePane(page));
  await page.reload();
  await frameOf(page).locator('html[data-hydrated]').waitFor();
  expect((await boxOf(pagePane(page))).width).toBeCloseTo(sized.width, 0);
});

test('a page that is wider than its pane is made smaller, and keeps its width', async ({
  page,
}) => {
  await openLive(page, 'near-me');
  await press(page, '1280');
  await expect(page.locator('iframe')).toHaveJSProperty('clientWidth', 1280);
  await seeInWindow(page, page.locator('iframe'));
  const pane = await boxOf(pagePane(page));
  expect((await boxOf(page.locator('iframe'))).width).toBeCloseTo(pane.width, 0);
});

test('the list of steps goes along with the present one', async ({ page }) => {
  await openLive(page, 'sticky-bar');
  await press(page, '768');
  const site = frameOf(page).locator('html');
  for (let turn = 1; turn <= 30; turn += 1) {
    await site.evaluate(({ ownerDocument }, y) => ownerDocument.defaultView?.scrollTo(0, y), turn);
    await expect(timelineOf(page)).toContainText(new RegExp(`Step (${turn}|${turn + 1}) of`));
  }
  const steps = page.getByRole('region', { name: 'Steps', exact: true });
  await seeInWindow(page, steps.getByRole('button').filter({ hasText: /^30 ·/ }));
  await timelineOf(page).getByRole('slider').fill('1');
  const first = steps.getByRole('button').filter({ hasText: /^1 ·/ });
  await expect(first).toHaveAttribute('aria-current', 'step');
  await expect.poll(async () => (await boxOf(first)).y).toBeGreaterThan(60);
});

for (const width of [768, 360]) {
  test(`at ${width} px one pane is in sight, tabs lead to the others, and the visit goes on`, async ({
    page,
  }) => {
    await visitSecondStep(page);
    await page.setViewportSize({ width, height: 800 });
    await seeInWindow(page, timelineOf(page));
    await expect(page.getByRole('tab').first()).toHaveText('Page');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await showPane(page, 'Page');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Chart' })).toBeFocused();
    await expect(page.getByRole('img', { name: /^Chart of quote-wizard/ })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'World' })).toBeFocused();
    await expect(page.getByLabel('Storage')).toBeVisible();
    await showPane(page, 'Page');
    await frameOf(page).getByRole('radio', { name: 'Auckland' }).click();
    await expect(timelineOf(page)).toContainText('Step 5 of 5');
  });
}

test('the light that is chosen is there next time', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/lab/');
  const ground = () => page.evaluate(() => window.getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(245, 248, 243)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe('rgb(14, 20, 17)');
  await page.getByLabel('Colours').selectOption('Light');
  expect(await ground()).toBe('rgb(245, 248, 243)');
  await page.reload();
  await expect(page.getByLabel('Colours')).toHaveValue('light');
  expect(await ground()).toBe('rgb(245, 248, 243)');
});

test('a visit goes on while other views and machines are looked at', async ({ page }) => {
  await visitSecondStep(page);
  const views = page.getByRole('navigation', { name: 'Views of quote-wizard' });
  await views.getByRole('link', { name: 'Chart' }).click();
  await expect(page.locator('iframe')).toBeHidden();
  await page.getByRole('link', { name: 'Machine lab' }).click();
  await page.getByRole('link', { name: 'near-me', exact: true }).click();
  await page.goBack();
  await page.getByRole('link', { name: 'quote-wizard', exact: true }).click();
  await views.getByRole('link', { name: 'Live' }).click();
  await expect(timelineOf(page)).toContainText('Step 3 of 3: location.waiting');
  await frameOf(page).getByRole('radio', { name: 'Auckland' }).click();
  await expect(timelineOf(page)).toContainText('Step 5 of 5');
});

test('a new visit finds nothing that an earlier one left; what the lab keeps stays', async ({
  page,
}) => {
  await visitSecondStep(page);
  await page.evaluate(() => window.localStorage.setItem('waymark.left', '"behind"'));
  await page.getByLabel('Colours').selectOption('Dark');
  await press(page, 'New visit');
  await expect(timelineOf(page)).toContainText('Step 1 of 1: business-type.waiting');
  const kept = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await kept()).toEqual(['statelab.screen']);
});

test('the world answers as is chosen: clipboard, storage, location and network', async ({
  page,
}) => {
  await openLive(page, 'gst-calculator');
  await showPane(page, 'World');
  await page.getByLabel('Clipboard').selectOption('is refused');
  await frameOf(page).getByLabel('Amount', { exact: true }).fill('115');
  await frameOf(page).getByRole('button', { name: 'Copy' }).first().click();
  await expect(timelineOf(page)).toContainText('copy.failed');

  await openLive(page, 'near-me');
  await page.getByLabel('Location').selectOption('is refused');
  await page.getByLabel('Network').selectOption('is offline');
  await page.getByLabel('Storage').selectOption('is refused');
  await press(page, 'New visit');
  await seeState(page, 'near-me', 'unlocated');
  const steps = page.getByRole('region', { name: 'Steps', exact: true });
  await expect(steps).toContainText('permission done');
  await expect(steps).toContainText('lookup error');
  await expect(
    frameOf(page)
      .locator('html')
      .evaluate(({ ownerDocument: { defaultView } }) => defaultView?.localStorage.length),
  ).rejects.toThrow('The lab blocks storage.');
});
