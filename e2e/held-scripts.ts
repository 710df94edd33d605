import type { Page } from '@playwright/test';

/** Keeps the application from a page until it is let through, or fails. */
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

/** Keeps all scripts but the inline one from a page. */
export const blockScripts = (page: Page): Promise<unknown> =>
  page.route('**/*.js', (route) => route.abort());
