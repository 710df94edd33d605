import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { firefoxProject } from './firefox/project.ts';
import { labPort, leadsDatabaseUrl, origin, port } from './site-under-test.ts';

/** The tests of the machine lab, which need the built lab beside the site. */
const labTests = ['lab-*', 'brackets'].map((name) => `**/${name}.e2e.ts`);

/** The tests that the lab exports, which run on the site. */
const exportedTests = '**/exported*.e2e.ts';

/** The tests of Safari’s engine, which have a driver of their own. */
const webkitTests = '**/webkit/*.e2e.ts';

/** What goes over pages and paths takes minutes; it is a part of its own. */
const walk = /@walk/;

/** What takes longer than a change can wait for: the other pages and paths, and what a change rarely breaks. */
const release = /@release/;

const chromium = {
  launchOptions: {
    ...(process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'] }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/** Which projects run decides whether the lab is served: e2e/run-tests.ts sets it. */
const chosen = (process.env['E2E_PROJECTS'] ?? 'lab').split(',');
const withLab = ['lab', 'release', 'firefox'].some((name) => chosen.includes(name));

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  retries: 0,
  // Ten times as long as the slowest test, because a busy machine is slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [
    // Failures with reasons, totals, and a report to open after a failure.
    ['dot'],
    ['json', { outputFile: '../test-results/e2e.json' }],
    ['html', { outputFolder: '../playwright-report', open: 'never' }],
  ],
  use: {
    baseURL: origin,
    // A failure has its page. --trace retain-on-failure adds its trace, which takes time.
  },
  projects: [
    // To find the paths takes seconds, and every one is a walk.
    {
      name: 'chromium',
      testIgnore: [...labTests, exportedTests, '**/paths/**', webkitTests],
      grepInvert: [walk, release],
      use: chromium,
    },
    {
      name: 'walks',
      testIgnore: [...labTests, exportedTests, webkitTests],
      grep: walk,
      use: chromium,
    },
    {
      name: 'release',
      testIgnore: [exportedTests, webkitTests],
      grep: release,
      use: chromium,
    },
    { name: 'exported', testMatch: exportedTests, use: chromium },
    { name: 'lab', testMatch: labTests, grepInvert: release, use: chromium },
    firefoxProject,
    { name: 'webkit', testMatch: webkitTests, grepInvert: release },
    { name: 'webkit-release', testMatch: webkitTests, grep: release },
    // In the workflow, where Playwright can download its WebKit.
    {
      name: 'playwright-webkit',
      testMatch: ['accordion', 'calculators', 'header', 'lead-forms', 'quote-*', 'routing'].map(
        (name) => `**/${name}.e2e.ts`,
      ),
      grepInvert: [walk, release],
      use: { browserName: 'webkit' },
    },
  ],
  webServer: [
    {
      // The last run's database was deleted with its results.
      command: 'tsx src/server/operate/cli.ts init; tsx src/server/main.ts',
      cwd: '..',
      port,
      env: { PORT: String(port), LEADS_DATABASE_URL: leadsDatabaseUrl, LEADS_PER_MINUTE: '0' },
    },
    ...(withLab
      ? [
          {
            command: 'tsx lab/build/cli.ts serve',
            cwd: '..',
            port: labPort,
            env: { LAB_PORT: String(labPort) },
          },
        ]
      : []),
  ],
});
