import { test } from '@playwright/test';
import { desktopMenuScenario } from '#machines/desktop-menu/desktop-menu.scenario.ts';
import { testPaths } from './walk-paths.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const labels: Readonly<Record<string, string>> = { locations: 'Locations', services: 'Services' };

testPaths({
  scenario: desktopMenuScenario,
  open: async (page) => {
    await page.goto('/');
    await page.locator('html[data-hydrated]').waitFor();
    return async (step) => {
      if (step.kind !== 'event') return;
      if (step.event.type === 'MENU.CLOSE') await page.keyboard.press('Escape');
      else await page.getByRole('button', { name: labels[step.event.menu] ?? '' }).click();
    };
  },
});
