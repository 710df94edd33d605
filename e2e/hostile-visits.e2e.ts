import { expect } from '@playwright/test';
import { storedLeadsOf } from './form-handler.ts';
import { conditions } from './hostile/conditions.ts';
import { visits } from './hostile/visits.ts';
import { test } from './test.ts';
import { newEmail } from './wizard-driver.ts';

/** The conditions that a change breaks most easily; a release tries the others too. */
const ofEachChange: ReadonlySet<string> = new Set([
  'translated late',
  'autofill before hydration',
  'leaving and coming back',
  'stale files',
  'no network from the first step to the first press',
  'a slow handler',
]);

for (const [name, condition] of Object.entries(conditions)) {
  const { make, form, values } = visits[condition.visit ?? 'wizard'];
  test.describe(name, { tag: ofEachChange.has(name) ? [] : '@release' }, () => {
    test.use(condition.settings ?? {});

    test(`the lead is stored once, as typed and as shown: ${form}`, async ({ page }) => {
      const email = newEmail();
      await make(page, condition, email);
      const reference = await page.locator('p:has-text("Your reference is") strong').textContent();
      const leads = await storedLeadsOf(email);
      expect(leads).toEqual([
        expect.objectContaining({ form, values: expect.objectContaining({ ...values, email }) }),
      ]);
      expect(reference).toBe(leads[0]?.reference);
    });
  });
}
