import { expect, test } from '@playwright/test';
import { otherServices } from '#content/other-services.ts';
import { watchViolations } from './policy-violations.ts';

test('client-side navigation keeps the first page’s policy @release', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/auckland');
  await page.locator('html[data-hydrated]').waitFor();
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

test('places the map’s cities under the policy @release', async ({ page }) => {
  await page.goto('/');
  const left = await page
    .locator('[data-city="auckland"]')
    .evaluate((city) => getComputedStyle(city).left);
  expect(left).toMatch(/^[1-9][\d.]*px$/);
});

test('blocks every kind of injected script', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/contact');
  await page.locator('html[data-hydrated]').waitFor();
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

test('forbids framing @release', async ({ page }) => {
  await page.route('/framing', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe src="/quote" title="a page"></iframe><iframe src="/robots.txt" title="a text"></iframe>',
    }),
  );
  await page.goto('/framing');
  // A blocked frame shows the browser’s own page, which no script may read.
  const readable = await page
    .locator('iframe')
    .evaluateAll((frames) =>
      frames.map((frame) => frame instanceof HTMLIFrameElement && frame.contentDocument !== null),
    );
  expect(readable).toEqual([false, false]);
});

test('every kind of response has the same headers', async ({ request }) => {
  const responses = await Promise.all([
    request.get('/'),
    request.get('/no-such-page'),
    request.get('/robots.txt'),
    request.put('/'),
    request.post('/', { form: { 'form-name': 'quote' } }),
    request.get('/quote/', { maxRedirects: 0 }),
  ]);
  expect(responses.map((response) => response.status())).toEqual([200, 404, 200, 405, 422, 308]);
  for (const response of responses) {
    const headers = response.headers();
    // The one inline script, by its hash.
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[^' ]+'){2};/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    for (const { permission } of otherServices)
      expect(headers['permissions-policy']).toContain(`${permission.name}=(self)`);
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});
