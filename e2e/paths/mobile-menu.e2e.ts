import { test } from '@playwright/test';
import { mobileMenuScenario } from '#machines/mobile-menu/mobile-menu.scenario.ts';
import { testPaths } from './walk-paths.ts';

test.use({ viewport: { width: 390, height: 844 } });

testPaths({
  scenario: mobileMenuScenario,
  open: async (page) => {
    await page.goto('/');
    await page.locator('html[data-hydrated]').waitFor();
    return async (step) => {
      if (step.kind !== 'event') return;
      if (step.event.type === 'MENU.TOGGLE')
        await page.getByRole('button', { name: 'Menu' }).click();
      else await page.keyboard.press('Escape');
    };
  },
});
