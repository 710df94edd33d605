import { expect, type Route } from '@playwright/test';
import { leadsOf, respondToPosts } from './form-handler.ts';
import { test } from './test.ts';
import { field, leaveEmail, pressSubmit, seeStep, walkToStep } from './wizard-driver.ts';

test('an edit during the request changes nothing, and the thank-you shows what was sent @release', async ({
  page,
}) => {
  await walkToStep(page, 6);
  const email = await leaveEmail(page);
  const phone = field(page, 'Phone number (optional)');
  await phone.fill('021 555 0199');
  const held: Route[] = [];
  await respondToPosts(page, async (route) => void held.push(route));
  await pressSubmit(page);
  await expect.poll(() => held.length).toBe(1);
  await phone.fill('021 555 0100');
  await phone.press('Enter');
  for (const route of held) await route.continue();
  await seeStep(page, 7);
  expect((await leadsOf(email)).map(({ values }) => values)).toEqual([
    expect.objectContaining({ phone: '021 555 0199' }),
  ]);
  await expect(page.getByRole('definition').last()).toContainText('021 555 0199');
});
