import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page, Request, Route } from '@playwright/test';
import * as v from 'valibot';
import { specifiedOf } from '#tests/quote-request.ts';
import { leadsDatabaseUrl } from './site-under-test.ts';

const run = promisify(execFile);

const printedLeads = v.array(
  v.object({
    form: v.string(),
    values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  }),
);

/** The leads in the server's database that leave an email address, as `npm run leads` prints them. */
export async function leadsOf(email: string) {
  const { stdout } = await run('tsx', ['src/server/leads/cli.ts', '--json'], {
    env: { ...process.env, LEADS_DATABASE_URL: leadsDatabaseUrl },
  });
  return v
    .parse(printedLeads, JSON.parse(stdout))
    .filter(({ values }) => values['email'] === email);
}

/** The same leads without the answers to questions that are not specified. */
export const specifiedLeadsOf = async (email: string) =>
  (await leadsOf(email)).map((lead) => ({ ...lead, values: specifiedOf(lead.values) }));

const isPost = (request: Request): boolean => request.method() === 'POST';

/** Every form post that a page makes from now on. */
export function watchPosts(page: Page): readonly Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (isPost(request)) posts.push(request);
  });
  return posts;
}

/** Lets a test answer the form posts of a page in the server's stead; it takes the place of an earlier answer. */
export async function answerPosts(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => (isPost(route.request()) ? answer(route) : route.fallback()),
  );
}

/** Lets the server answer form posts again. */
export const letPostsThrough = (page: Page): Promise<void> =>
  answerPosts(page, (route) => route.continue());
