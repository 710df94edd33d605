import { expect, test, type Page } from '@playwright/test';
import { holdScripts } from './held-scripts.ts';

/** What proxies between the site and its visitors do to a page's HTML, each to what the ones before left. */
const rewriting: readonly ((html: string) => string)[] = [
  // Cloudflare's hiding of email addresses.
  (html) =>
    html.replace(
      /<a ([^>]*)href="mailto:[^"]*"([^>]*)>[^<]*<\/a>/g,
      '<a $1href="/cdn-cgi/l/email-protection#1f"$2><span class="__cf_email__">[email&#160;protected]</span></a>',
    ),
  (html) => html.replace(/<!--[^]*?-->/g, ''),
  (html) => html.replace(/\s+/g, ' '),
  (html) => html.replace(/(\s(?:class|type|name|id|for|role|rel))="([\w-]+)"(?=[\s>])/g, '$1=$2'),
  (html) =>
    html
      .replace(/<body[^>]*>/, '$&<div class="banner">A word from your network</div>')
      .replace(/<(?:main|form)\b[^>]*>/g, '$&<span hidden></span>'),
];

/** Rewrites each document, but for its scripts and styles, whose hashes the policy of the page names. */
const rewrite = (html: string): string =>
  html
    .split(/(<script\b[^]*?<\/script>|<style\b[^]*?<\/style>)/)
    .map((part, place) =>
      place % 2 === 1 ? part : rewriting.reduce((text, change) => change(text), part),
    )
    .join('');

const rewriteDocuments = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: rewrite(await response.text()) });
  });

/** Pages, and what a visitor types into the first field of each before the scripts arrive. */
const pages = {
  '/contact': ['textbox', 'Mere'],
  '/tax-calculator': ['textbox', '65,000'],
  '/tax-faq': ['searchbox', 'logbook'],
  '/auckland': [null, ''],
} as const;

for (const [path, [role, typed]] of Object.entries(pages)) {
  const tag = path === '/contact' ? [] : '@release';
  test(
    `${path}, rewritten on its way, keeps what was typed, and responds`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await rewriteDocuments(page);
      const letScripts = await holdScripts(page);
      await page.goto(path);
      const field = role && page.getByRole('main').getByRole(role).first();
      await field?.pressSequentially(typed);
      letScripts();
      await page.locator('html[data-hydrated]').waitFor();
      if (field) {
        await expect(field).toHaveValue(typed);
        await expect(field).toBeFocused();
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'GST Calculator' }).click();
      await expect(page).toHaveTitle(/GST/);
      await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('115');
      await expect(page.locator('#calculator output')).toContainText('$132.25');
    },
  );
}
