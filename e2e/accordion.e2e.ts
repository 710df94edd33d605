import { expect, type Page } from '@playwright/test';
import { holdScripts } from './held-scripts.ts';
import { open } from './hydration.ts';
import { test } from './test.ts';

const faq = (page: Page) => page.locator('[data-machine="accordion"]');
const question = (page: Page, name: string) =>
  faq(page)
    .locator('summary')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const free = 'Is it really free?';
const freeAnswer = /Work starts, and costs money, only when you accept a quote/;
const paye = 'I have taken on my first employee. What now?';
const payeAnswer = /Register as an employer with Inland Revenue/;

/** Expects exactly these questions to be open, with their answers visible. */
async function seeOpen(page: Page, names: readonly string[]): Promise<void> {
  await expect(faq(page).locator('details[name][open] > summary')).toHaveText([...names]);
  await expect(faq(page)).toHaveAttribute('data-state', names.length === 0 ? 'closed' : 'open');
  await expect(page.getByText(freeAnswer)).toBeVisible({ visible: names.includes(free) });
  await expect(page.getByText(payeAnswer)).toBeVisible({ visible: names.includes(paye) });
}

test('a link to a question opens it, on load and later', async ({ page }) => {
  await open(page, '/#is-it-free');
  await seeOpen(page, [free]);
  await expect(question(page, free)).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = '#paye';
  });
  await seeOpen(page, [paye]);
  await expect(question(page, paye)).toBeInViewport();
  await page.goBack();
  await seeOpen(page, [free]);
  await expect(question(page, free)).toBeInViewport();
});

test('a link from another page opens its question @release', async ({ page }) => {
  await open(page, '/privacy');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/#paye';
    document.body.append(link);
    link.click();
  });
  await seeOpen(page, [paye]);
  await expect(question(page, paye)).toBeInViewport();
});

test('find in page opens the matching answer @release', async ({ page }) => {
  await open(page, '/');
  await question(page, free).click();
  // Going to a text in a closed answer makes the browser reveal it, as its search does.
  await page.goto('/#:~:text=Register%20as%20an%20employer%20with%20Inland');
  await seeOpen(page, [paye]);
});

test('hydration keeps a linked answer visible in every frame @release', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const answer = document.querySelector('p:target');
      const shows = answer?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
      if (!shows) document.documentElement.setAttribute('data-was-hidden', '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, '/#paye');
  await seeOpen(page, [paye]);
  await expect(page.locator('html')).not.toHaveAttribute('data-was-hidden');
});

test('what was opened before hydration stays open', async ({ page }) => {
  const letScripts = await holdScripts(page);
  await page.goto('/#paye');
  await expect(page.getByText(payeAnswer)).toBeVisible();
  await expect(page.getByText(freeAnswer)).toBeHidden();
  await question(page, free).click();
  await expect(page.getByText(freeAnswer)).toBeVisible();
  await expect(page.getByText(payeAnswer)).toBeHidden();
  letScripts();
  await page.locator('html[data-hydrated]').waitFor();
  await seeOpen(page, [free]);
});

test('prints nothing to press or fill in', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Get a free consultation' })).toBeHidden();
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Which way is best' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeHidden();
});

test('two quick presses on two questions both count @release', async ({ page }) => {
  // Both questions are on the screen.
  await page.setViewportSize({ width: 1280, height: 3200 });
  await open(page, '/');
  const middleOf = async (name: string) => {
    const box = await question(page, name).boundingBox();
    if (box === null) throw new Error(`${name} is not to be seen.`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.getByText('Show all 20 questions').click();
  await question(page, paye).scrollIntoViewIfNeeded();
  // Upwards, so that the first answer does not move the second question.
  const [first, second] = [await middleOf(paye), await middleOf(free)];
  await page.mouse.click(...first);
  await page.mouse.click(...second);
  await seeOpen(page, [free]);
});
