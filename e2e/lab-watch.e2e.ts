import { spawn } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { seeItFits, seeNoViolations } from './axe.ts';
import { watchViolations } from './policy-violations.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

/** Starts an app in a process of its own; gives what sends its machine events, and what ends it. */
function startApp(name: string) {
  const url = `${labOrigin.replace('http', 'ws')}/inspect`;
  const app = spawn(process.execPath, ['--import', 'tsx', 'e2e/watched-app.ts', name, url], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  return {
    send: (event: string) => app.stdin.write(`${event}\n`),
    end: () => new Promise((resolve) => app.once('exit', resolve) && app.stdin.end()),
  };
}

/** The names of the states that the chart lights. */
const lit = (page: Page) =>
  page.getByRole('img', { name: /^Chart of till/ }).locator('.active.leaf > text');

test('an app that runs elsewhere is watched live: its states, its context and its events', async ({
  page,
}) => {
  const [shop, bank] = ['shop', 'bank'];
  await page.goto('/lab/#/watch');
  await expect(page.getByText('Connected. Reports of apps appear live.')).toBeVisible();
  const app = startApp(shop);
  const actors = page.getByRole('list', { name: shop, exact: true });
  await actors.getByRole('link', { name: 'till' }).click();
  await expect(actors).toContainText('till idle');
  await expect(lit(page)).toHaveText('idle');
  const events = page.getByRole('list', { name: `Events of ${shop}, newest first` });
  await expect(events.getByRole('listitem')).toHaveCount(1);

  app.send('ITEM.SCAN');
  await expect(lit(page)).toHaveText('selling');
  await expect(actors).toContainText('till selling');
  await expect(page.getByRole('definition').filter({ hasText: '1' })).toBeVisible();
  await expect(events.getByRole('listitem').first()).toContainText('ITEM.SCAN outside to till');

  const other = startApp(bank);
  await expect(page.getByRole('list', { name: bank, exact: true })).toContainText('till idle');
  await expect(lit(page)).toHaveText('selling');

  // Who comes later, or by a link, sees the same.
  await page.reload();
  await expect(lit(page)).toHaveText('selling');
  await expect(events.getByRole('listitem')).toHaveCount(2);

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await seeNoViolations(page, `the watched app at ${width} px, ${colorScheme}`);
    }
    await seeItFits(page, `the watched app at ${width} px`);
    await page.screenshot({ path: `test-results/watch-${width}.png`, fullPage: true });
  }

  app.send('TILL.SHUT');
  await expect(actors).toContainText('till shut');
  await app.end();
  await expect(page.getByRole('heading', { name: `${shop} (gone)` })).toBeVisible();
  await other.end();
});

test('the lab connects to its own server alone', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/lab/#/watch');
  await expect(page.getByText('Connected. Reports of apps appear live.')).toBeVisible();
  expect(violations).toEqual([]);
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const socket = new WebSocket('ws://localhost:9/inspect');
        socket.addEventListener('open', () => resolve('open'));
      }),
  );
  expect(refused).toBe('connect-src');
});
