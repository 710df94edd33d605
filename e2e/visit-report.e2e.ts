import { expect, test, type Page } from '@playwright/test';
import { visitReport as words } from '#content/ui/visit-report.ts';
import '#lab.config.ts';
import { labMachineOf } from '#statelab/config.ts';
import { readReport } from '#statelab/page/visit-report.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { lookFromAllSides } from './axe.ts';
import { watchPosts } from './form-handler.ts';
import { watchViolations } from './policy-violations.ts';

const bar = (page: Page) => page.getByRole('region', { name: words.name });

async function startRecording(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?record`);
  await expect(bar(page).getByRole('status')).toHaveText('Recording');
  await page.locator('html[data-hydrated]').waitFor();
}

/** Stops the recording. Returns the name and the text of the saved file. */
async function savedReport(page: Page): Promise<readonly [string, string]> {
  // Firefox does not report downloads to Playwright, so the page’s blob is read instead.
  await page.evaluate(() => {
    const makeAddress = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      Reflect.set(window, 'saved', file);
      return makeAddress(file);
    };
    HTMLAnchorElement.prototype.click = function click() {
      Reflect.set(window, 'savedAs', this.download);
    };
  });
  await bar(page).getByRole('button', { name: 'Stop and save' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  return page.evaluate(async () => {
    const file: unknown = Reflect.get(window, 'saved');
    const text = file instanceof Blob ? await file.text() : '';
    return [String(Reflect.get(window, 'savedAs')), text] as const;
  });
}

/** How a replay of each machine in a report differs. */
const differencesIn = (json: string) =>
  (readReport(json)?.tapes ?? []).map((tape) => {
    const scenario = labMachineOf(tape.machine)?.scenario;
    if (scenario === undefined) return `there is no machine ${tape.machine}`;
    const { difference } = replayTape(scenario, tape);
    return difference === undefined ? 'none' : `${tape.machine}: ${JSON.stringify(difference)}`;
  });

test('records a visit across pages, and saves it as a file', async ({ page }) => {
  const violations = await watchViolations(page);
  const posts = watchPosts(page);
  await startRecording(page, '/tax-faq');
  await lookFromAllSides(page, 'recording');
  await page.getByRole('searchbox').fill('gst');
  await page.getByRole('link', { name: 'Contact' }).last().click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Wiremu Pepene');
  const [name, report] = await savedReport(page);
  expect(name).toMatch(/^waymark-report-\d{4}-\d{2}-\d{2}\.json$/);
  const tapes = readReport(report)?.tapes ?? [];
  expect(tapes.map(({ machine, path }) => `${machine} on ${path}`)).toEqual(
    expect.arrayContaining(['faq-search on /tax-faq', 'form on /contact']),
  );
  expect(report).not.toContain('Wiremu');
  expect(new Set(differencesIn(report))).toEqual(new Set(['none']));
  expect(violations).toEqual([]);
  expect(posts).toEqual([]);
});
