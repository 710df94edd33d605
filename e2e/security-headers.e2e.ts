import { expect, test } from '@playwright/test';
import { open } from './hydration.ts';
import { watchViolations } from './policy-violations.ts';

test('client-side navigation keeps the first page’s policy @release', async ({ page }) => {
  const violations = await watchViolations(page);
  await open(page, '/auckland');
  const visited = await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  expect(visited).toBe(true);
  for (const [name, path, heading] of [
    ['Waymark', '/', 'Find the right tax accountant'],
    ['Get Free Quote', '/quote', 'Who is the tax for?'],
  ] as const) {
    await page.getByRole('link', { name }).first().click();
    // The address changes before the page does.
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect(page).toHaveURL(path);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  expect(violations).toEqual([]);
});

test('blocks every kind of injected script', async ({ page }) => {
  const violations = await watchViolations(page);
  await open(page, '/contact');
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = 'window.injected = "inline"';
    document.body.append(inline);
    const image = document.createElement('div');
    image.innerHTML = '<img src="/no-such-picture" onerror="window.injected = \'handler\'">';
    document.body.append(image);
    const failed = new Promise((resolve) => {
      const remote = document.createElement('script');
      remote.src = 'https://evil.example/x.js';
      remote.addEventListener('error', resolve);
      document.body.append(remote);
    });
    const link = document.createElement('a');
    link.href = 'javascript:void (window.injected = "address")';
    document.body.append(link);
    link.click();
    const style = document.createElement('style');
    style.textContent = 'body { outline: 7px solid }';
    document.head.append(style);
    await failed;
    let evaluated = true;
    try {
      // As an injection would; the policy must block it.
      Reflect.construct(Function, ['return 1'])();
    } catch {
      evaluated = false;
    }
    const { outlineStyle } = getComputedStyle(document.body);
    return { injected: Reflect.get(window, 'injected'), evaluated, outlineStyle };
  });
  expect(ran).toEqual({ injected: undefined, evaluated: false, outlineStyle: 'none' });
  await expect
    .poll(() => new Set(violations.map((text) => text.split(' ').slice(1, 3).join(' '))))
    .toEqual(
      new Set([
        'script-src-elem inline',
        'script-src-attr inline',
        'script-src-elem https://evil.example/x.js',
        'script-src eval',
        'style-src-elem inline',
      ]),
    );
});
