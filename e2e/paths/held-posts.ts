import { expect, type Page, type Route } from '@playwright/test';

/** A form post that waits for its answer, and the key it was sent under. */
interface HeldPost {
  readonly key: string;
  readonly route: Route;
}

/** Waits for a held post that fits, and takes the newest. Until there is one, `meanwhile` is done again and again. */
export type TakePost = (
  fits: (key: string) => boolean,
  meanwhile?: () => Promise<void>,
) => Promise<HeldPost>;

/** Holds back every form post that a page makes from now on, until a test takes and answers it. */
export async function holdPosts(page: Page): Promise<TakePost> {
  let held: readonly HeldPost[] = [];
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const key = route.request().headers()['idempotency-key'] ?? '';
      held = [...held, { key, route }];
    },
  );
  page.on('requestfailed', (request) => {
    held = held.filter(({ route }) => route.request() !== request);
  });

  return async (fits, meanwhile) => {
    const newest = () => held.findLast(({ key }) => fits(key));
    const isThere = async () => {
      if (newest() === undefined) await meanwhile?.();
      return newest() !== undefined;
    };
    await expect.poll(isThere, { message: 'The page posts a form.' }).toBe(true);
    const post = newest();
    if (post === undefined)
      throw new Error('The page gave up the form post that it had just made.');
    held = held.filter((other) => other !== post);
    return post;
  };
}
