import { expect, test, type Page } from '@playwright/test';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

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

const open = (page: Page) => page.goto('/lab/#/machines/sticky-bar/coverage');

const timesOf = (page: Page, state: string) =>
  page
    .getByRole('table', { name: 'States' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: state, exact: true }) })
    .getByRole('cell');

test('adds an opened tape, and rejects another file without losing any', async ({ page }) => {
  await open(page);
  const input = page.getByLabel('Open tapes');
  await input.setInputFiles(file('visit.json', tape));
  await expect(timesOf(page, 'shown')).toHaveText('1');
  await expect(page.getByText('3 of 3 states, 2 of 2 transitions')).toBeVisible();
  await input.setInputFiles([file('notes.txt', 'milk'), file('cut.json', tape.slice(0, 150))]);
  await expect(page.getByText('“notes.txt” is not a tape')).toBeVisible();
  await expect(page.getByText('“cut.json” is a tape that breaks off')).toBeVisible();
  await expect(timesOf(page, 'shown')).toHaveText('1');
});

test('many tapes show counts at the lines, where visits end, and unused transitions', async ({
  page,
}) => {
  await open(page);
  const visits = [
    ...Array.from({ length: 8 }, (_, index) => file(`shown-${index}.json`, tapeOf(301))),
    file('hidden.json', tapeOf(100)),
  ];
  const input = page.getByLabel('Open tapes');
  await input.setInputFiles([...visits, file('notes.json', 'milk')]);
  await expect(page.getByText('9 visits, 3 of 3 states, 1 of 2 transitions')).toBeVisible();
  await expect(page.getByText('“notes.json” is not a tape')).toBeVisible();
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
