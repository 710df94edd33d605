import { test } from '@playwright/test';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { testPaths } from './walk-paths.ts';

test.use({ viewport: { width: 390, height: 844 } });

testPaths({
  scenario: stickyBarScenario,
  open: async (page) => {
    await page.goto('/');
    await page.locator('html[data-hydrated]').waitFor();
    return async (step) => {
      if (step.kind !== 'event') return;
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), step.event.y);
    };
  },
});
