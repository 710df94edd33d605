import type { Project } from '@playwright/test';
import { adaptFirefox } from './stock-firefox.ts';

adaptFirefox();

/** The tests that are useful in Firefox too. docs/firefox.md says why the others are not. */
export const firefoxProject: Project = {
  name: 'firefox',
  testIgnore: ['**/lab-*', '**/exported*', '**/every-page*', '**/webkit/**'],
  grepInvert: [
    /without JavaScript|without-script|the plain form delivers there too/,
    /prints only the result/,
    /unless motion is reduced/,
    /a quick quote reaches the form handler/,
    /shows a failure in the specified words/,
    /sends nothing, and works offline/,
  ],
  use: {
    trace: 'off',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env['FIREFOX'] ?? '',
      firefoxUserPrefs: {
        // Playwright loses a page from the back/forward cache.
        'browser.sessionhistory.max_total_viewers': 0,
        // The location prompt is denied, as in Chromium.
        'permissions.default.geo': 2,
      },
    },
  },
};
