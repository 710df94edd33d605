import { expect, test, type Page } from '@playwright/test';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const tests = {
  machines: {
    'sticky-bar': {
      fingerprint: 'of another shape',
      states: { 'sticky-bar': 5, 'sticky-bar.hidden': 5 },
      transitions: {},
      guards: { 'is past the threshold': { passed: 0, refused: 4 } },
    },
  },
};

const scroll = (y: number) => ({ kind: 'event', event: { type: 'PAGE.SCROLL', y } }) as const;
const about = { path: '/', recordedAt: '2026-11-21T00:00:00.000Z', masked: false };
const tape = JSON.stringify(recordPath(stickyBarScenario, [scroll(301), scroll(0)], about));

const tapeOf = (...heights: readonly number[]): string =>
  JSON.stringify(recordPath(stickyBarScenario, heights.map(scroll), about));

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

async function open(page: Page): Promise<void> {
  await page.route('**/lab/coverage.json', (route) => route.fulfill({ json: tests }));
  await page.goto('/lab/#/machines/sticky-bar/coverage');
}

const timesOf = (page: Page, state: string) =>
  page
    .getByRole('table', { name: 'States' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: state, exact: true }) })
    .getByRole('cell');

test('the test runs are counted, in a table and on the chart, and can be left out', async ({
  page,
}) => {
  await open(page);
  await expect(timesOf(page, 'hidden')).toHaveText('5');
  await expect(timesOf(page, 'shown')).toHaveText('never');
  await expect(page.getByText('2 of 3 states, 0 of 2 transitions, 0 of 2 guards')).toBeVisible();
  await expect(page.getByText('counted on another shape of the machine')).toBeVisible();
  const chart = page.getByRole('region', { name: /^Chart of sticky-bar/ });
  await expect(chart.getByText('×5')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'the test runs' }).uncheck();
  await expect(timesOf(page, 'hidden')).toHaveText('never');
  await expect(chart.getByText('×5')).toHaveCount(0);
});

test('adds an opened tape, and rejects another file without losing any', async ({ page }) => {
  await open(page);
  const input = page.getByLabel('Open tapes or coverage files');
  await input.setInputFiles(file('visit.json', tape));
  await expect(timesOf(page, 'shown')).toHaveText('1');
  await expect(page.getByText('3 of 3 states, 2 of 2 transitions')).toBeVisible();
  await input.setInputFiles([file('notes.txt', 'milk'), file('cut.json', tape.slice(0, 150))]);
  await expect(page.getByText('“notes.txt” is neither a tape nor a coverage file.')).toBeVisible();
  await expect(page.getByText('“cut.json” is a tape that breaks off')).toBeVisible();
  await expect(timesOf(page, 'shown')).toHaveText('1');
});

test('a visit in the live view is counted', async ({ page }) => {
  await page.route('**/lab/coverage.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/lab/#/machines/gst-calculator/live');
  const site = page.frameLocator('iframe');
  await site.locator('html[data-hydrated]').waitFor();
  await site.getByLabel('Amount', { exact: true }).fill('115');
  const views = page.getByRole('navigation', { name: 'Views of gst-calculator' });
  await views.getByRole('link', { name: 'Coverage' }).click();
  await expect(page.getByText('visits since the lab was opened (1)')).toBeVisible();
  await expect(page.getByText('built without coverage of test runs')).toBeVisible();
  await expect(timesOf(page, 'result.shown')).not.toHaveText('never');
  await expect(timesOf(page, 'copy.failed')).toHaveText('never');
});

test('many tapes show counts at the lines, where visits end, and unused transitions', async ({
  page,
}) => {
  await open(page);
  const testRuns = page.getByRole('checkbox', { name: 'the test runs' });
  await expect(testRuns).toBeChecked();
  const visits = [
    ...Array.from({ length: 8 }, (_, index) => file(`shown-${index}.json`, tapeOf(301))),
    file('hidden.json', tapeOf(100)),
  ];
  const input = page.getByLabel('Open tapes or coverage files');
  await input.setInputFiles([...visits, file('notes.json', 'milk')]);
  await expect(page.getByText('9 visits, 3 of 3 states, 1 of 2 transitions')).toBeVisible();
  await expect(page.getByText('“notes.json” is neither a tape nor a coverage file.')).toBeVisible();
  await expect(testRuns).not.toBeChecked();
  const table = (name: string) => page.getByRole('table', { name });
  await expect(table('Where visits end').getByRole('row')).toHaveText([
    'StateVisits',
    'shown8',
    'hidden1',
  ]);
  await expect(table('What nobody takes').getByRole('row')).toHaveText([
    'Transition',
    /^shown: PAGE.SCROLL, if is within the threshold: goes to hidden/,
  ]);
  const chart = page.getByRole('region', { name: /^Chart of sticky-bar/ });
  await expect(chart.getByText('×8').first()).toBeVisible();
  await expect(chart.locator('.never').getByText('×0')).toBeVisible();
  await expect(chart.locator('.never .arrow').first()).toHaveCSS('stroke-dasharray', '7px, 5px');
  await input.setInputFiles(file('again.json', tapeOf(301, 0)));
  await expect(page.getByText('10 visits, 3 of 3 states, 2 of 2 transitions')).toBeVisible();
  await expect(table('What nobody takes')).toHaveCount(0);
});
