import { expect } from '@playwright/test';
import { rememberServedElements, seeTakenOver, watchProblems } from './hydration.ts';
import { test } from './recorded-test.ts';

test('the first Tab reaches the skip link to main', async ({ page }) => {
  await page.goto('/privacy');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer lists quick links, cities and the legal pages', async ({ page }) => {
  await page.goto('/privacy');
  const footer = page.getByRole('contentinfo');
  const links = (group: string) =>
    footer.getByRole('navigation', { name: group }).getByRole('link');
  await expect(links('Quick Links')).toHaveText([
    'I’m behind with my tax',
    'I got a letter from Inland Revenue',
    'What will it cost?',
    'Tax Calculator',
    'GST Calculator',
    'Tax FAQ',
    'Resources',
    'Near Me',
    'Contact',
  ]);
  await expect(links('Major Cities')).toHaveText([
    'Auckland',
    'Wellington',
    'Christchurch',
    'Hamilton',
    'Tauranga',
    'Dunedin',
  ]);
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(footer).toContainText('© 2025–2026 Waymark');
});

test('/quote has its own frame: the logo at the top, four links at the bottom', async ({
  page,
}) => {
  await page.goto('/quote');
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Waymark']);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Privacy Policy',
    'Terms of Service',
    'Contact',
    'Report a problem',
  ]);
  await page.getByRole('link', { name: 'Waymark home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown URL gets a 404 with links', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Go to the homepage', '/'],
    ['Get a free tax consultation', '/quote'],
    ['Small business tax', '/small-business-tax'],
    ['GST and BAS returns', '/gst-and-bas-returns'],
    ['Tax Accountants in Auckland', '/auckland'],
    ['Tax calculator', '/tax-calculator'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('/form-problem, which only the form handler shows, is not found when opened', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await rememberServedElements(page);
  const response = await page.goto('/form-problem');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').hover();
  await page.locator('html[data-hydrated]').waitFor();
  await seeTakenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  expect(problems).toEqual([]);
});

test('Go Back on the not-found page returns to the previous page', async ({ page }) => {
  await page.goto('/privacy');
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/privacy');
});
