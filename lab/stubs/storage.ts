import { expect, type Page } from '@playwright/test';

type Area = 'localStorage' | 'sessionStorage';

/** Puts a text into the storage of every page that is opened from now on, before its code runs. */
export async function keepInStorage(
  page: Page,
  area: Area,
  key: string,
  text: string,
): Promise<void> {
  await page.addInitScript((given) => window[given.area].setItem(given.key, given.text), {
    area,
    key,
    text,
  });
}

/** Puts a text into the storage of the open page. */
export async function rewriteStorage(
  page: Page,
  area: Area,
  key: string,
  text: string,
): Promise<void> {
  await page.evaluate((given) => window[given.area].setItem(given.key, given.text), {
    area,
    key,
    text,
  });
}

/** Expects the browser to keep leads that have not arrived under these keys, and no others. */
export async function seeKeptLeads(page: Page, keys: readonly string[]): Promise<void> {
  const prefix = 'waymark.outbox.';
  const kept = () =>
    page.evaluate(
      (start) =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith(start))
          .map((key) => key.slice(start.length)),
      prefix,
    );
  await expect
    .poll(async () => (await kept()).toSorted(), { timeout: 60_000 })
    .toEqual(keys.toSorted());
}

/** Expects no tab to be delivering a lead of the outbox: one that was given up lets go of it a little later. */
export async function seeNoDelivery(page: Page): Promise<void> {
  const held = () =>
    page.evaluate(async () => {
      const locks = await navigator.locks.query();
      return (locks.held ?? []).flatMap(({ name = '' }) => name);
    });
  await expect.poll(held, { timeout: 60_000 }).toEqual([]);
}
