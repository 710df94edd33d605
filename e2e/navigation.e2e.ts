import { expect } from '@playwright/test';
import { findWholeBrowser } from '#e2e/browser/find-browser.ts';
import { open } from './hydration.ts';
import { test } from './test.ts';

declare global {
  interface Window {
    transitions: number;
  }
}

test('fades to the next page unless motion is reduced, and Back restores the scroll position', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.transitions = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.transitions += 1;
      return start(update);
    };
  });
  const transitions = () => page.evaluate(() => window.transitions);
  const place = () => page.evaluate(() => window.scrollY);
  const footer = page.getByRole('contentinfo');
  const heading = page.getByRole('heading', { level: 1 });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/privacy');
  await footer.scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(1000);
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(heading).toHaveText('Terms of Service');
  await expect.poll(place).toBe(0);
  expect(await transitions()).toBe(1);

  await page.goBack();
  await expect(heading).toHaveText('Privacy Policy');
  await expect.poll(place).toBe(left);
  await page.goForward();
  await expect(heading).toHaveText('Terms of Service');
  await expect.poll(place).toBe(0);
  expect(await transitions()).toBe(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await footer.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(heading).toBeFocused();
  expect(await page.title()).toMatch(/^Contact/);
  expect(await transitions()).toBe(1);
});

test('a town waits for its document alone, once an open page is quiet @release', async ({
  page,
}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wellington' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wellington');
  expect(asked.filter((address) => address.endsWith('.js'))).toEqual([]);
});

test('a link that is pressed right after a long scroll opens its page at the top @release', async ({
  page,
}) => {
  await open(page, '/');
  await page.mouse.wheel(0, 5000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('respects prefers-reduced-motion, also for elements with their own animation', async ({
  page,
}) => {
  const movesWith = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.style.transition = 'opacity 1s';
      heading.style.animation = '1s linear appear';
      const { transitionDuration, animationName } = getComputedStyle(heading);
      return { transitionDuration, animationName };
    });
  };
  await page.goto('/quote');
  expect(await movesWith('no-preference')).toEqual({
    transitionDuration: '1s',
    animationName: 'appear',
  });
  expect(await movesWith('reduce')).toEqual({ transitionDuration: '0s', animationName: 'none' });
});

const eachKind = 'restores a page of each kind from the back/forward cache';
test(eachKind, { tag: '@release' }, async ({ playwright, launchOptions, baseURL }) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: findWholeBrowser().path,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  const shown: string[] = [];
  page.on('console', (message) => shown.push(message.text()));
  await page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) =>
      console.log(`${window.location.pathname} ${persisted ? 'restored' : 'loaded'}`),
    ),
  );
  for (const path of ['/', '/quote', '/tax-faq', '/tax-calculator', '/gst-calculator']) {
    for (const address of [path, '/terms']) {
      await page.goto(address);
      // A touch loads the application at once.
      await page.dispatchEvent('main', 'focusin');
      await page.locator('html[data-hydrated]').waitFor();
    }
    // Going back discards this context, so it is not awaited.
    void page.evaluate(() => window.history.back()).catch(() => undefined);
    await expect.poll(() => shown).toContain(`${path} restored`);
    // Playwright learns of it later than the page, and an earlier visit would be aborted.
    await expect(page).toHaveURL(path);
  }
  await browser.close();
});
