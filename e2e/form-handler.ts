import type { Page, Request, Route } from '@playwright/test';
import { databaseLocation } from '#src/server/keep/database-location.ts';
import type { StoredLead } from '#src/server/keep/stored-lead.ts';
import { openLeads } from '#src/server/decide/open-leads.ts';
import { specifiedOf } from '#tests/quote-request.ts';
import { leadsDatabaseUrl } from './site-under-test.ts';

/** The leads in the server’s database with an email address, whole. */
export async function storedLeadsOf(email: string): Promise<readonly StoredLead[]> {
  const store = await openLeads(databaseLocation({ LEADS_DATABASE_URL: leadsDatabaseUrl }));
  const leads = await store.list();
  await store.close();
  return leads.filter(({ values }) => values['email'] === email);
}

/** The same leads as what was sent. */
export const leadsOf = async (
  email: string,
): Promise<readonly Pick<StoredLead, 'form' | 'values'>[]> =>
  (await storedLeadsOf(email)).map(({ form, values }) => ({ form, values }));

/** The same leads without the answers to unspecified questions. */
export const specifiedLeadsOf = async (email: string) =>
  (await leadsOf(email)).map((lead) => ({ ...lead, values: specifiedOf(lead.values) }));

/** The pending leads in the browser’s storage. */
export const keptLeads = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('waymark.outbox.'))
      .map((key) => localStorage.getItem(key) ?? ''),
  );

const isPost = (request: Request): boolean => request.method() === 'POST';

/** Every form post of a page from now on. */
export function watchPosts(page: Page): readonly Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (isPost(request)) posts.push(request);
  });
  return posts;
}

/** Lets a test respond to a page’s form posts instead of the server. It replaces an earlier one. */
export async function respondToPosts(
  page: Page,
  respond: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => (isPost(route.request()) ? respond(route) : route.fallback()),
  );
}

/** Lets the server respond to form posts again. */
export const letPostsThrough = (page: Page): Promise<void> =>
  respondToPosts(page, (route) => route.continue());
