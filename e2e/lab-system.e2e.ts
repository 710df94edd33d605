import { expect, test } from '@playwright/test';
import { seeItFits, seeNoViolations } from './axe.ts';
import { showPane, timelineOf, visitSecondStep } from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

test('the actors of a visit show their states, and a message leads to its moment', async ({
  page,
}) => {
  await visitSecondStep(page);
  await showPane(page, 'Actors');
  const actors = page.getByRole('tabpanel', { name: 'Actors' });
  const tree = actors.getByRole('list', { name: 'Actors and their states' });
  await expect(tree).toContainText('quote-wizard location.waiting');
  await expect(tree).toContainText('lead-outbox idle');
  await expect(tree).toContainText('submission idle');
  await actors
    .getByRole('button', {
      name: 'page to quote-wizard: ANSWER.CHOOSE, then business-type.advancing',
    })
    .click();
  await expect(timelineOf(page)).toContainText('Step 2 of 3: business-type.advancing');
  await expect(tree).toContainText('quote-wizard business-type.advancing');
  const timer = actors.getByRole('button', { name: 'quote-wizard to quote-wizard: timer' });
  await timer.focus();
  await page.keyboard.press('Enter');
  await expect(timelineOf(page)).toContainText('Step 3 of 3');
  await expect(timer).toHaveAttribute('aria-current', 'step');
  const widths = await actors
    .locator('svg')
    .evaluateAll((drawn) => drawn.map(({ clientWidth }) => clientWidth));
  expect(widths).toEqual([868, 868]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await seeNoViolations(page, `the actors at ${width} px`);
    await seeItFits(page, `the actors at ${width} px`);
  }
});
