import { expect, test, type Page } from '@playwright/test';
import { visitReport as words } from '#content/interface/visit-report.ts';
import '#lab.config.ts';
import { labMachineOf } from 'statelab/config';
import { readReport } from '#lab/report/read-report.ts';
import { replayTape } from '#lab/replay/replay-tape.ts';
import { databaseLocation } from '#src/server/store/database-location.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { lookFromAllSides } from './axe.ts';
import { answerPosts, letPostsThrough } from './form-handler.ts';
import { watchViolations } from './policy-violations.ts';
import { leadsDatabaseUrl } from './site-under-test.ts';

const bar = (page: Page) => page.getByRole('region', { name: words.recording.name });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

async function startRecording(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?record`);
  await expect(bar(page).getByRole('status')).toHaveText('Recording');
  await page.locator('html[data-hydrated]').waitFor();
}

/** Stops the recording and gives the report as it is saved. */
async function savedReport(page: Page): Promise<string> {
  await button(page, words.recording.stop).click();
  await expect(bar(page).getByRole('heading', { name: 'Your report' })).toBeFocused();
  // Firefox does not tell Playwright of a download: what is handed to the browser is taken instead.
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

/** What each machine of a report does differently when it is done again. */
const differencesIn = (json: string) =>
  (readReport(json)?.tapes ?? []).map((tape) => {
    const scenario = labMachineOf(tape.machine)?.scenario;
    if (scenario === undefined) return `there is no machine ${tape.machine}`;
    const { difference } = replayTape(scenario, tape);
    return difference === undefined ? 'none' : `${tape.machine}: ${JSON.stringify(difference)}`;
  });

async function sentReports() {
  const store = await openLeadStore(databaseLocation({ LEADS_DATABASE_URL: leadsDatabaseUrl }));
  try {
    const reports = await store.reports.list();
    return await Promise.all(reports.map(({ id }) => store.reports.find(id)));
  } finally {
    store.close();
  }
}

test('a page loads nothing of the recorder until its visitor asks for it', async ({ page }) => {
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

test('a visit is recorded from page to page, and sent once its visitor agrees', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await startRecording(page, '/tax-faq');
  await page.getByRole('searchbox').fill('gst');
  await page.getByRole('link', { name: 'Contact' }).last().click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Wiremu Pepene');
  await button(page, words.recording.stop).click();
  await button(page, words.ready.send).click();
  await expect(bar(page).getByRole('alert')).toHaveText(words.ready.agreementMissing);
  await bar(page).getByRole('checkbox', { name: words.ready.agree }).check();

  await answerPosts(page, (route) => route.abort());
  await button(page, words.ready.send).click();
  await expect(bar(page).getByRole('alert')).toHaveText(words.ready.notSent);
  await letPostsThrough(page);
  const before = (await sentReports()).length;
  await button(page, words.ready.send).click();
  await expect(bar(page).getByRole('status').last()).toHaveText(words.ready.sent);
  const sent = (await sentReports()).slice(before).join('');
  const tapes = readReport(sent)?.tapes ?? [];
  expect(tapes.map(({ machine, path }) => `${machine} on ${path}`)).toEqual(
    expect.arrayContaining(['faq-search on /tax-faq', 'form on /contact']),
  );
  expect(sent).not.toContain('Wiremu');
  expect(new Set(differencesIn(sent))).toEqual(new Set(['none']));
  await button(page, words.close).click();
  await expect(bar(page)).toHaveCount(0);
  expect(violations).toEqual([]);
});

for (const path of [
  '/contact',
  '/small-business-tax',
  '/tax-calculator',
  '/gst-calculator',
  '/company-vs-sole-trader',
  '/tax-faq',
]) {
  test(`nothing that is typed into any field of ${path} is in a report`, async ({ page }) => {
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

test('the bar can be read, reached and used by everybody', async ({ page }) => {
  await startRecording(page, '/gst-calculator');
  await lookFromAllSides(page, 'recording');
  await bar(page).getByText(words.recording.what).click();
  await lookFromAllSides(page, 'what is kept');
  await button(page, words.recording.stop).press('Enter');
  await button(page, words.ready.save).waitFor();
  await button(page, words.ready.send).press('Enter');
  await lookFromAllSides(page, 'without agreement');
});
