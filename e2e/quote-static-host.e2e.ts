import { expect } from '@playwright/test';
import { test } from './answered-visit.ts';
import { keptLeads, leadsOf, letPostsThrough, respondToPosts } from './form-handler.ts';
import { pass, pressSubmit, seeStep, stopClock } from './wizard-driver.ts';

const contentType = 'text/html; charset=utf-8';
const body = '<!doctype html><title>Waymark</title>';

const delivering =
  'Your request is still being delivered. It is kept safely in this browser and we keep trying; you can leave this page open or come back to the site later.';

test('a host that responds with a page has no lead, and the browser keeps it', async ({
  page,
  fillInEverything,
}) => {
  await stopClock(page);
  await respondToPosts(page, (route) => route.fulfill({ contentType, body }));
  const email = await fillInEverything();
  await pressSubmit(page);
  await seeStep(page, 7);
  await expect(page.getByRole('status')).toHaveText(delivering);
  const [kept, ...others] = await keptLeads(page);
  expect(kept).toContain(encodeURIComponent(email));
  expect(others).toEqual([]);

  await letPostsThrough(page);
  await pass(page, 15_000);
  await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
  expect(await keptLeads(page)).toEqual([]);
  expect(await leadsOf(email)).toHaveLength(1);
});
