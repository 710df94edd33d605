import type { Page } from '@playwright/test';

/** Holds a page’s application scripts. Returns a function that releases or fails them. */
export async function holdScripts(page: Page): Promise<(end?: 'fail') => void> {
  let release: (end?: 'fail') => void = () => {};
  const ended = new Promise<'fail' | undefined>((resolve) => {
    release = resolve;
  });
  await page.route('**/entry-client*', async (route) =>
    (await ended) === 'fail' ? route.abort() : route.continue(),
  );
  return release;
}

/** Blocks a page’s scripts, except the inline one. */
export const blockScripts = (page: Page): Promise<unknown> =>
  page.route('**/*.js', (route) => route.abort());
