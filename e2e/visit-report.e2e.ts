import { expect, test, type Page } from '@playwright/test';
import { visitReport as words } from '#content/ui/visit-report.ts';
import '#lab.config.ts';
import { labMachineOf } from '#statelab/config.ts';
import { readReport } from '#statelab/visit/visit-report.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { lookFromAllSides } from './axe.ts';
import { watchPosts } from './form-handler.ts';
import { watchViolations } from './policy-violations.ts';

const bar = (page: Page) => page.getByRole('region', { name: words.recording.name });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

async function startRecording(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?record`);
  await expect(bar(page).getByRole('status')).toHaveText('Recording');
  await page.locator('html[data-hydrated]').waitFor();
}

/** Stops the recording. Returns the saved report. */
async function savedReport(page: Page): Promise<string> {
  await button(page, words.recording.stop).click();
  await expect(bar(page).getByRole('heading', { name: 'Your report' })).toBeFocused();
  // Firefox does not report downloads to Playwright, so the page’s blob is read instead.
  await page.evaluate(() => {
    const makeAddress = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      Reflect.set(window, 'saved', file);
      return makeAddress(file);
    };
  });
  await button(page, words.ready.save).click();
  await expect(bar(page)).toContainText(words.ready.saved);
  return page.evaluate(async () => {
    const file: unknown = Reflect.get(window, 'saved');
    return file instanceof Blob ? file.text() : '';
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

/** Gives the page a share sheet with this outcome. Records the names and texts of shared files. */
const shareAs = (page: Page, outcome: 'shared' | 'AbortError' | 'NotAllowedError') =>
  page.addInitScript((end) => {
    const share = async ({ files = [] }: ShareData): Promise<void> => {
      if (end !== 'shared') throw new DOMException('The share sheet was closed.', end);
      const shared = await Promise.all(files.map(async (file) => [file.name, await file.text()]));
      Reflect.set(window, 'shared', shared);
    };
    Object.assign(navigator, { canShare: () => true, share });
  }, outcome);

test('loads the recorder only on request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/tax-faq');
  await page.locator('html[data-hydrated]').waitFor();
  expect(asked.filter((path) => path.includes('record'))).toEqual([]);
  const link = page.getByRole('link', { name: 'Report a problem' });
  await expect(link.locator('..')).toHaveText(
    'Report a problem Records your steps, not what you type.',
  );
  await link.click();
  await expect(bar(page).getByRole('status')).toHaveText('Recording');
  await expect(page).toHaveURL('/tax-faq?record');
  expect(asked).toContain('/record.js');
});

test('records a visit across pages, and shares it as a file', async ({ page }) => {
  const violations = await watchViolations(page);
  const posts = watchPosts(page);
  await shareAs(page, 'shared');
  await startRecording(page, '/tax-faq');
  await page.getByRole('searchbox').fill('gst');
  await page.getByRole('link', { name: 'Contact' }).last().click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Wiremu Pepene');
  await button(page, words.recording.stop).click();
  await expect(bar(page)).toContainText('email the file to hello@waymark.example');
  await button(page, 'Share the file').click();
  await expect(bar(page).getByRole('status').last()).toHaveText('Shared. Thank you.');
  const [[name, report]] = await page.evaluate(() => Reflect.get(window, 'shared'));
  expect(name).toMatch(/^waymark-report-\d{4}-\d{2}-\d{2}\.json\.txt$/);
  const tapes = readReport(report)?.tapes ?? [];
  expect(tapes.map(({ machine, path }) => `${machine} on ${path}`)).toEqual(
    expect.arrayContaining(['faq-search on /tax-faq', 'form on /contact']),
  );
  expect(report).not.toContain('Wiremu');
  expect(new Set(differencesIn(report))).toEqual(new Set(['none']));
  await button(page, words.close).click();
  await expect(bar(page)).toHaveCount(0);
  expect(violations).toEqual([]);
  expect(posts).toEqual([]);
});

for (const { outcome, alert } of [
  { outcome: 'AbortError', alert: '' },
  { outcome: 'NotAllowedError', alert: 'Your device could not share the file. Save it instead.' },
] as const) {
  test(`after a share that ends in ${outcome} alerts: ${alert || 'nothing'}`, async ({ page }) => {
    await shareAs(page, outcome);
    await startRecording(page, '/tax-faq');
    await button(page, words.recording.stop).click();
    await button(page, 'Share the file').click();
    await expect(bar(page).getByRole('alert')).toHaveText(alert);
    await button(page, words.ready.save).click();
    await expect(bar(page).getByRole('status').last()).toHaveText(words.ready.saved);
  });
}

test('offers no sharing in a browser that cannot share files', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => false }));
  await startRecording(page, '/tax-faq');
  await button(page, words.recording.stop).click();
  await expect(button(page, words.ready.save)).toBeVisible();
  await expect(button(page, 'Share the file')).toHaveCount(0);
});

for (const path of [
  '/contact',
  '/small-business-tax',
  '/tax-calculator',
  '/gst-calculator',
  '/company-vs-sole-trader',
  '/tax-faq',
]) {
  const tag = path === '/contact' ? [] : '@walk';
  test(`a report of ${path} contains nothing typed`, { tag }, async ({ page }) => {
    await startRecording(page, path);
    const fields = page
      .locator('#root')
      .locator('input:not([type=radio], [type=checkbox], [type=hidden]), textarea')
      .filter({ visible: true });
    const typed: string[] = [];
    for (const field of await fields.all()) {
      const type = await field.getAttribute('type');
      const figures = String(86_753_091 + typed.length * 7777);
      const text =
        type === 'number' || /calculator|company/.test(path) ? figures : `Brokmund ${figures}`;
      await field.fill(type === 'email' ? `brokmund${figures}@wexhul.nz` : text);
      await field.blur();
      typed.push(figures);
    }
    expect(typed).not.toEqual([]);
    await page
      .locator('#root')
      .getByRole('button', { name: /^(send|calculate|get)/i })
      .last()
      .click();
    const report = await savedReport(page);
    const grouped = typed.map((figures) => Number(figures).toLocaleString('en-NZ'));
    const left = [...typed, ...grouped, 'rokmund', 'wexhul'].filter((text) =>
      report.includes(text),
    );
    expect(left).toEqual([]);
    expect(new Set(differencesIn(report))).toEqual(new Set(['none']));
  });
}

test('the bar is accessible', async ({ page }) => {
  await startRecording(page, '/gst-calculator');
  await bar(page).getByText(words.recording.what).click();
  await lookFromAllSides(page, 'recording, with what is kept');
  await button(page, words.recording.stop).press('Enter');
  await button(page, words.ready.save).waitFor();
  await lookFromAllSides(page, 'report');
});
