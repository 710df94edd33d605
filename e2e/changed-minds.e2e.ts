import { expect, type Route } from '@playwright/test';
import { leadsOf, respondToPosts, watchPosts } from './form-handler.ts';
import { test } from './test.ts';
import {
  field,
  leaveEmail,
  option,
  pressBack,
  pressContinue,
  pressSubmit,
  seeStep,
  walkToStep,
} from './wizard-driver.ts';

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

test('only the last answer to a question is sent, and going back sends nothing', async ({
  page,
}) => {
  const posts = watchPosts(page);
  await walkToStep(page, 5);
  for (const step of [4, 3, 2, 1] as const) {
    await pressBack(page);
    await seeStep(page, step);
  }
  await option(page, 'Individual/Personal').click();
  for (const step of [2, 3, 4, 5] as const) {
    await pressContinue(page);
    await seeStep(page, step);
  }
  await field(page, 'First name').fill('Mere');
  await field(page, 'Last name').fill('Ngata');
  await pressContinue(page);
  await seeStep(page, 6);
  expect(posts).toEqual([]);
  const email = await leaveEmail(page);
  await pressSubmit(page);
  await seeStep(page, 7);
  expect(posts).toHaveLength(1);
  expect((await leadsOf(email)).map(({ values }) => values)).toEqual([
    expect.objectContaining({ businessType: 'individual', location: 'palmerston-north' }),
  ]);
});
