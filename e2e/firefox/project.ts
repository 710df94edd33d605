import type { Project } from '@playwright/test';
import { adaptFirefox } from './stock-firefox.ts';

adaptFirefox();

/** The tests that are useful in Firefox too. docs/firefox.md says why the others are not. */
export const firefoxProject: Project = {
  name: 'firefox',
  testIgnore: [
    '**/lab-*',
    '**/exported*',
    '**/failure-report*',
    '**/every-page*',
    '**/by-accessibility-tree*',
  ],
  grepInvert: [
    /without JavaScript|without-script|so does the plain form/,
    /is printed|prints the result/,
    /unless motion is not wanted/,
    /posts the specified fields|a quick quote reaches the form handler|remarks on an odd phone number once/,
    /a failure is told in the exact words|an answer that is lost on its way/,
    /sends nothing anywhere/,
    /a slow service is given five seconds|leaving the page calls the lookup off/,
    /(?:quick-quote|contact)-form: path 1, /,
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
