import { expect, type Page } from '@playwright/test';
import { createApp } from '#src/server/app.ts';
import { readLeadPage } from '#src/server/links/lead-page.ts';
import { linkTokens, type Link } from '#src/server/links/link-token.ts';
import { listen } from '#src/server/listen.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { lead as values, stored } from '#tests/server/fixtures/lead.ts';
import { livesOf, receivedAt } from '#tests/server/links/lives.ts';
import { lookFromAllSides, seeItFits } from './axe.ts';
import { test } from './recorded-test.ts';

const tokens = linkTokens([Buffer.alloc(32, 1).toString('base64')]);

const hour = 3_600_000;
const now = new Date(Date.parse(receivedAt) + hour);

const offer: Link = {
  purpose: 'firm',
  lead: 1,
  reference: 'K7Q2-M9XD',
  firm: 'greenlion',
  expires: new Date(now.valueOf() + 23 * hour),
};
const offerPath = `/offer/${tokens.sign(offer)}`;
const requestPath = `/request/${tokens.sign({ ...offer, purpose: 'visitor', firm: '' })}`;

/** Serves the built site with links to one lead, which Greenlion was offered an hour ago. */
async function openServer(file: string) {
  const print = readLeadPage('dist');
  if (print === undefined) throw new Error('There is no lead page. Run npm run build first.');
  const { lives } = livesOf({ ...stored('quote', values), receivedAt }, ['greenlion']);
  const store = await openLeadStore({ url: `file:${file}`, file });
  const links = { tokens, lives, print };
  const server = await listen(createApp({ store, distDir: 'dist', now: () => now, links }), 0);
  return {
    origin: server.origin,
    close: async () => {
      server.stop();
      await server.closed;
      await store.close();
    },
  };
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter');

const seeHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

/** The page at both widths, with forced colours, and with text at twice its size. */
async function look(page: Page, state: string): Promise<void> {
  expect(await page.locator('script').count()).toBe(0);
  await lookFromAllSides(page, state);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await seeItFits(page, `${state}, text at 200%, ${width} pixels wide`);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
}

test('a firm and a visitor follow a request by their links, without scripts', async ({
  browser,
}, testInfo) => {
  const server = await openServer(testInfo.outputPath('leads.db'));
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();

    await page.goto(offerPath);
    await seeHeading(page, 'A request for your firm');
    await expect(page.getByText('Sole Trader')).toBeVisible();
    await look(page, 'an offer');
    await press(page, 'Accept this request');
    await seeHeading(page, 'You have accepted this request');
    await expect(page.getByText('aroha@example.co.nz')).toBeVisible();
    await look(page, 'an accepted offer');

    await page.goto(requestPath);
    await seeHeading(page, 'Your request K7Q2-M9XD');
    await expect(page.getByText('Greenlion', { exact: true })).toBeVisible();
    await look(page, 'a request');
    await page.getByLabel('What else should they know?').fill('I use Xero.');
    await press(page, 'Add it to my request');
    await expect(page.getByText('We have added it to your request.')).toBeVisible();
    await look(page, 'a changed request');
    await page.getByLabel('I no longer want quotes').press('Space');
    await press(page, 'Withdraw my request');
    await seeHeading(page, 'Your request is withdrawn');

    await page.goto(offerPath);
    await seeHeading(page, 'This request has been withdrawn');
    await page.goto('/request/none');
    await seeHeading(page, 'This link does not work');
    await context.close();
  } finally {
    await server.close();
  }
});
