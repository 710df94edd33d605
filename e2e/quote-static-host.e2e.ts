import { expect, type Route } from '@playwright/test';
import { test } from './answered-visit.ts';
import { keptLeads, leadsOf, letPostsThrough, respondToPosts } from './form-handler.ts';
import { pass, pressSubmit, seeStep, stopClock } from './wizard-driver.ts';

const contentType = 'text/html; charset=utf-8';
const body = '<!doctype html><title>Waymark</title>';

const delivering =
  'Your request is still being delivered. It is kept safely in this browser and we keep trying; you can leave this page open or come back to the site later.';

const hosts: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['a page', (route) => route.fulfill({ contentType, body })],
  ['404', (route) => route.fulfill({ status: 404, contentType, body })],
];

for (const [name, respond] of hosts) {
  test(`a host that responds with ${name} has no lead, and the browser keeps it`, async ({
    page,
    fillInEverything,
  }) => {
    await stopClock(page);
    await respondToPosts(page, respond);
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
}

test('a redirect to another site keeps the visitor on step 6 and the lead in the browser @release', async ({
  page,
  fillInEverything,
}) => {
  await respondToPosts(page, (route) =>
    route.fulfill({ status: 302, headers: { Location: 'https://elsewhere.example/' } }),
  );
  const email = await fillInEverything();
  await pressSubmit(page);
  await expect(page.getByRole('alert')).toHaveText(
    'There was an error submitting the form. Please try again or contact us directly.',
  );
  await seeStep(page, 6);
  const [kept, ...others] = await keptLeads(page);
  expect(kept).toContain(encodeURIComponent(email));
  expect(others).toEqual([]);
});

test('a page from Netlify, which has detected the form, is a success @release', async ({
  page,
  fillInEverything,
}) => {
  await respondToPosts(page, (route) =>
    route.fulfill({ contentType, body, headers: { 'x-nf-request-id': '01JE' } }),
  );
  await fillInEverything();
  await pressSubmit(page);
  await seeStep(page, 7);
  await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
  expect(await keptLeads(page)).toEqual([]);
});
