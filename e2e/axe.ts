import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects no violation of WCAG 2.2 at levels A and AA in what the page shows now. */
export async function seeNoViolations(page: Page, state: string): Promise<void> {
  // The legacy mode, which only lacks frames of other origins, saves a second page for each look.
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found, state).toEqual([]);
  expect(passes.length, state).toBeGreaterThan(10);
}
