import { expect, type Page } from '@playwright/test';
import { respondToPosts, leadsOf, letPostsThrough } from './form-handler.ts';
import {
  goBack,
  goForward,
  leaveEmail,
  pass,
  pressSubmit,
  seeStep,
  stopClock,
  walkToStep,
} from './wizard-driver.ts';
import { fillStorage, turnStorageOff } from './hostile/pages.ts';
import { test } from './test.ts';

for (const { storage, prepare } of [
  { storage: 'turned off', prepare: turnStorageOff },
  { storage: 'full', prepare: (page: Page) => page.addInitScript(fillStorage) },
]) {
  test(`with storage ${storage} the wizard works to the end, also with a failing server`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await prepare(page);
    await stopClock(page);
    await walkToStep(page, 6);
    await goBack(page);
    await seeStep(page, 5);
    await goForward(page);
    await seeStep(page, 6);
    const email = await leaveEmail(page);

    await respondToPosts(page, (route) => route.fulfill({ status: 500 }));
    await pressSubmit(page);
    await seeStep(page, 7);
    await expect(page.getByRole('status')).toHaveText(
      'Your request is still being delivered. This browser cannot keep it, so please leave this page open until it has arrived, or call 0800 000 000.',
    );
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await question).type()).toBe('beforeunload');
    await (await question).dismiss();

    await letPostsThrough(page);
    await pass(page, 15_000);
    await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
    expect(await leadsOf(email)).toHaveLength(1);
    expect(errors).toEqual([]);
  });
}

test('offers to send again after a reload a lead that was only in memory @release', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Only localStorage is full; sessionStorage still works.
    const inTab = window.sessionStorage;
    const setItem = inTab.setItem.bind(inTab);
    Storage.prototype.setItem = function setUnlessFull(name, value) {
      if (this !== inTab)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem(name, value);
    };
  });
  page.on('dialog', (question) => question.accept());
  await walkToStep(page, 6);
  const email = await leaveEmail(page);
  await respondToPosts(page, (route) => route.fulfill({ status: 500 }));
  await pressSubmit(page);
  await seeStep(page, 7);
  await expect(page.getByRole('status')).toContainText('This browser cannot keep it');

  await page.reload();
  await seeStep(page, 6);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await letPostsThrough(page);
  await pressSubmit(page);
  await seeStep(page, 7);
  await expect(page.getByRole('status')).toHaveText('Your request has arrived.');
  expect(await leadsOf(email)).toHaveLength(1);
});
