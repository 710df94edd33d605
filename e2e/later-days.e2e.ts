import { expect, type Page } from '@playwright/test';
import { newZealandDay } from '#brackets/core/new-zealand-day.ts';
import { formatDate } from '#content/dates.ts';
import { open, watchProblems } from './hydration.ts';
import { test } from './test.ts';

const built = newZealandDay(new Date());
const dayAfter = (days: number) => newZealandDay(new Date(Date.now() + days * 86_400_000));

/** Opens a page on a day at noon. Returns what React or the page complained of. */
async function openOn(page: Page, path: string, day: string): Promise<readonly string[]> {
  const problems = watchProblems(page);
  await page.clock.setFixedTime(new Date(`${day}T12:00:00+13:00`));
  await open(page, path);
  return problems;
}

const pages = ['/', '/contractor-tax', '/blog/nz-tax-deadlines-2025'];
const spring = String(Number(built.slice(0, 4)) + 1);
const later = [dayAfter(21), `${spring}-04-02`];

for (const path of pages) {
  const tag = path === '/' ? [] : '@release';
  test(`what comes next on ${path} is next on the visitor’s day`, { tag }, async ({ page }) => {
    for (const day of later) {
      const problems = await openOn(page, path, day);
      await expect(page.getByText(`From ${formatDate(day)}, for a`)).toBeVisible();
      const section = page.locator('section').filter({ hasText: `From ${formatDate(day)}, for a` });
      const dues = await section
        .getByRole('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      expect(dues.length).toBeGreaterThan(0);
      expect(dues.filter((due) => due < day)).toEqual([]);
      expect(problems).toEqual([]);
    }
    const problems = await openOn(page, path, '2020-01-01');
    await expect(page.getByText(`From ${formatDate(built)}, for a`)).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('one’s own dates count from the visitor’s day', async ({ page }) => {
  await openOn(page, '/', `${spring}-04-02`);
  await page.getByRole('heading', { name: 'Which taxes are yours?' }).click();
  await page.getByRole('radio', { name: 'Monthly', exact: true }).check();
  await expect(page.getByText('The dates above are your own next four.')).toBeVisible();
  await expect(page.locator('[data-machine="my-dates"] time').first()).toHaveAttribute(
    'datetime',
    new RegExp(`^${spring}-0[45]`),
  );
});
