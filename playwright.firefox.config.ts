import { defineConfig } from '@playwright/test';
import { adaptFirefox } from './e2e/firefox/stock-firefox.ts';
import base from './playwright.config.ts';

adaptFirefox();

export default defineConfig({
  ...base,
  outputDir: 'test-results/firefox',
  testIgnore: [
    '**/lab-*',
    '**/exported*',
    '**/failure-report*',
    '**/every-page*',
    '**/by-accessibility-tree*',
  ],
  // Why, docs/firefox.md says.
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
  reporter: [['line'], ['json', { outputFile: 'test-results/firefox.json' }]],
  use: {
    ...base.use,
    trace: 'off',
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env['FIREFOX'] ?? '',
      firefoxUserPrefs: {
        // Playwright loses sight of a page that comes back from the browser's memory.
        'browser.sessionhistory.max_total_viewers': 0,
        // Nobody is there to answer a question for the location: it is refused, as in Chromium.
        'permissions.default.geo': 2,
      },
    },
  },
});
