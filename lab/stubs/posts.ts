import { expect, type Page, type Route } from '@playwright/test';

interface Posts {
  /** Requests without a response so far, oldest first. */
  held: { readonly key: string; readonly route: Route }[];
  /** The keys of the leads that went to the outbox: a post under one of them is the outbox's own. */
  readonly queued: Set<string>;
  /** The key of the lead being watched. */
  watched: string | null;
}

const postsByPage = new WeakMap<Page, Posts>();

function postsOf(page: Page): Posts {
  const known = postsByPage.get(page) ?? { held: [], queued: new Set(), watched: null };
  postsByPage.set(page, known);
  return known;
}

/** Holds back every form post that a page makes from now on, until one of the functions below responds. */
export async function holdPosts(page: Page): Promise<void> {
  const posts = postsOf(page);
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const key = route.request().headers()['idempotency-key'] ?? '';
      posts.held = [...posts.held, { key, route }];
    },
  );
  page.on('requestfailed', (request) => {
    posts.held = posts.held.filter(({ route }) => route.request() !== request);
  });
}

/** Watches the lead of this key, which lies in the outbox. */
export async function watchLead(page: Page, key: string): Promise<void> {
  const posts = postsOf(page);
  posts.watched = key;
  posts.queued.add(key);
}

/** Waits for the newest held post that fits, and takes it. Until there is one, `meanwhile` is done again and again. */
async function takePost(
  page: Page,
  fits: (post: Posts['held'][number]) => boolean,
  meanwhile: () => Promise<void> = async () => {},
): Promise<Posts['held'][number]> {
  const posts = postsOf(page);
  const isThere = async () => {
    if (posts.held.findLast(fits) === undefined) await meanwhile();
    return posts.held.findLast(fits) !== undefined;
  };
  await expect.poll(isThere, { message: 'The page posts a form.', timeout: 60_000 }).toBe(true);
  const post = posts.held.findLast(fits);
  if (post === undefined) throw new Error('The page gave up the form post that it had just made.');
  posts.held = posts.held.filter((other) => other !== post);
  return post;
}

/** Responds as the form handler does, or with a lost connection. */
const respond = (route: Route, given: number | 'lost'): Promise<void> =>
  given === 'lost'
    ? route.abort('failed')
    : route.fulfill({ status: given, json: { ok: given < 400 } });

/** Responds to the newest post, from the form or the outbox. */
export async function respondToPost(page: Page, given: number | 'lost'): Promise<void> {
  await respond((await takePost(page, () => true)).route, given);
}

/** Responds to the post that a form makes itself. One that fails at the server goes on to the outbox. */
export async function respondToForm(page: Page, given: number | 'lost'): Promise<void> {
  const { key, route } = await takePost(page, (post) => !postsOf(page).queued.has(post.key));
  if (given !== 'lost' && given >= 400) await watchLead(page, key);
  await respond(route, given);
}

/** Presses a button that posts a form, and responds to that post, whatever else is held. */
export async function pressAndRespond(
  page: Page,
  button: string,
  given: number | 'lost',
): Promise<void> {
  const { held } = postsOf(page);
  // From elsewhere: a page may ignore a second press at the place of the first.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: button, exact: true }).click();
  await respond((await takePost(page, (post) => !held.includes(post))).route, given);
}

/** Responds to what the outbox delivers, one lead after the other, up to the one that is watched. */
export async function respondToOutbox(page: Page, status: number): Promise<void> {
  const { queued, watched } = postsOf(page);
  const isOutboxes = ({ key }: Posts['held'][number]) => queued.has(key);
  const { key, route } = await takePost(page, isOutboxes, () => page.clock.runFor(5_000));
  await respond(route, key === watched ? status : 200);
  queued.delete(key); // Accepted, or rejected for good: the outbox doesn't send it again.
  if (key !== watched) await respondToOutbox(page, status);
}
