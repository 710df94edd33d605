import { expect, type Locator, type Page } from '@playwright/test';
import { holdScripts } from './held-scripts.ts';
import { test } from './answered-visit.ts';
import * as leadForm from './lead-form-driver.ts';
import { button, field, seeStep } from './wizard-driver.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const irdNumber = 'My number is 49-091-850.';
const oddPhone = '12 34';

/** The top of a control in the window, in CSS pixels. */
async function topOf(control: Locator): Promise<number> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not visible.');
  return box.y;
}

/** Waits two frames: what leaving a field shows has been painted. */
const nextPaint = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Holds the mouse down on a control. It must stay in place until it is let go. */
async function pressByHand(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const top = await topOf(control);
  await control.hover();
  await page.mouse.down();
  await nextPaint(page);
  const topBeforeRelease = await topOf(control);
  await page.mouse.up();
  // A pressed button is drawn a little lower.
  expect(Math.abs(topBeforeRelease - top)).toBeLessThanOrEqual(3);
}

test('sends from the wizard after an odd phone number, with the mouse held down', async ({
  page,
  fillInEverything,
}) => {
  await fillInEverything();
  await field(page, 'Phone number (optional)').pressSequentially(oddPhone);
  await pressByHand(page, button(page, 'Send my request'));
  await seeStep(page, 7);
});

test('sends a quick quote after an IRD number, with the mouse held down @release', async ({
  page,
}) => {
  await leadForm.openForm(page, '/wellington');
  await leadForm.fillInQuickQuote(page);
  await leadForm.field(page, 'Anything they should know? (optional)').pressSequentially(irdNumber);
  await pressByHand(page, leadForm.submit(page));
  await leadForm.seeState(page, 'sent');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('sends from the wizard after an odd phone number', async ({ page, fillInEverything }) => {
    await fillInEverything();
    await field(page, 'Phone number (optional)').pressSequentially(oddPhone);
    await button(page, 'Send my request').tap();
    await seeStep(page, 7);
  });
});

test('sends a message with an IRD number by a press from before to after hydration @release', async ({
  page,
}) => {
  const letScripts = await holdScripts(page);
  await page.goto('/contact');
  await leadForm.fillInMessage(page);
  await leadForm.field(page, 'Message').pressSequentially(irdNumber);
  await leadForm.submit(page).hover();
  await page.mouse.down();
  letScripts();
  await leadForm.seeState(page, 'open.editing');
  await nextPaint(page);
  await page.mouse.up();
  await leadForm.seeState(page, 'sent');
});
