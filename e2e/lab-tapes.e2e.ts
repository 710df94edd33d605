import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { openLive, openTape, press, seeState, visitOf, visitSecondStep } from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';
import { goodTape, tamper, tamperings } from '#tests/lab/replay/tampered.ts';
import { runSource } from '#tests/run-cli.ts';

test.use({ baseURL: labOrigin });

const tape = recordPath(
  quoteWizardScenario,
  [
    { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' },
    { kind: 'event', event: { type: 'ANSWER.CHOOSE', value: 'trust' } },
  ],
  { path: '/quote', recordedAt: '2026-11-21T09:00:00.000Z', masked: true },
);
const text = JSON.stringify(tape);
const known = 'The machine does what was recorded in 2 steps.';

test('a tape that is dropped anywhere on the page is opened @release', async ({ page }) => {
  await visitSecondStep(page);
  const dataTransfer = await page.evaluateHandle((content) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([content], 'visit.tape.json', { type: 'application/json' }));
    return dropped;
  }, text);
  await page.getByRole('link', { name: 'Chart', exact: true }).click();
  await page.getByRole('banner').dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText(known)).toBeVisible();
  await expect(visitOf(page)).toContainText('Step 0 of 2');
});

test('rejects an invalid tape with a sentence and keeps the open one', async ({ page }) => {
  await visitSecondStep(page);
  for (const [name, content, sentence] of [
    ['letter.txt', 'Dear Sir', '“letter.txt” is not a tape: it holds no JSON.'],
    [
      'other.json',
      JSON.stringify({ ...tape, machine: 'lift' }),
      '“other.json” is a tape of “lift”, and there is no such machine',
    ],
  ] as const) {
    await openTape(page, name, content);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(visitOf(page)).toContainText('Step 3 of 3');
  }
  await seeState(page, 'quote-wizard', 'location.waiting');
});

test('the page stands at the step that differs; no other file has its verdict', async ({
  page,
}) => {
  await visitSecondStep(page);
  const [first, second] = tape.steps;
  const tampered = { ...tape, steps: [first, { ...second, state: 'location' }] };
  await openTape(page, 'tampered.json', JSON.stringify(tampered));
  await expect(visitOf(page)).toContainText('✗ fail Step 2 differs in its state.');
  await expect(visitOf(page)).toContainText('Step 2 of 2. A saved tape, tampered.json.');
  await expect(page.getByRole('button', { name: /^2\. .* ✗ fails here$/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await openTape(page, 'letter.txt', 'Dear Sir');
  await expect(page.getByRole('alert')).toContainText('“letter.txt” is not a tape');
  await openTape(page, 'visit.json', text);
  await expect(visitOf(page)).toContainText('A saved tape, visit.json.');
  await expect(visitOf(page)).toContainText(`✓ pass ${known}`);
  await expect(visitOf(page)).not.toContainText('✗ fail');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(page, 'New visit');
  await expect(visitOf(page)).toContainText('Step 1 of 1.');
  await expect(visitOf(page)).not.toContainText('✓ pass');
});

test('a tape with an event that its machine does not know is opened, and says so @release', async ({
  page,
}) => {
  await visitSecondStep(page);
  await openTape(page, 'old.json', text.replace('"ANSWER.CHOOSE"', '"ANSWER.PICK"'));
  await expect(
    page.getByText('Model: the machine does not know the event ANSWER.PICK'),
  ).toBeVisible();
  await expect(visitOf(page)).toContainText('Step 2 of 2');
});

test('the command line performs a tape on the built site, and says what it did not compare @release', async () => {
  const file = test.info().outputPath('visit.tape.json');
  const replayOnPage = () =>
    runSource('packages/statelab/cli/statelab.ts', 'replay', file, '--page');
  await writeFile(file, JSON.stringify(goodTape));
  expect(await replayOnPage()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No page can bring about the event LEAD.DELIVERED.\n'),
  });
  await writeFile(file, JSON.stringify({ ...goodTape, steps: goodTape.steps.slice(0, -1) }));
  expect(await replayOnPage()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(
      '✓ pass  Each of 4 steps can be done on the page. The tape does not say what it showed.\n',
    ),
  });
  const changed = tamperings.find(({ of }) => of === 'state');
  if (changed === undefined) throw new Error('There is a tampering with a state.');
  await writeFile(file, JSON.stringify(tamper(changed)));
  const { code, stdout } = await replayOnPage();
  expect(stdout).toContain(
    '✗ fail  Step 1 differs in its state. The machine does not do what was recorded.\n',
  );
  expect(code).toBe(1);
});

test('the project’s tapes are a press away, red ones first @release', async ({ page }) => {
  const file = await readFile('lab/tapes/form-2.json', 'utf8');
  const tampered = file.replace('{"open":"restoring"}', '"nowhere"');
  await page.route('/lab/tapes/form-2.json', (route) => route.fulfill({ body: tampered }));
  await openLive(page, 'form');
  const shelf = page.getByRole('region', { name: 'Tapes of this project' });
  await expect(shelf.getByRole('status')).toHaveText(/^✗ 1 of \d+ fail$/);
  await shelf.getByText('Tapes of this project').click();
  await expect(shelf.getByRole('listitem').first()).toContainText(/✗ fail.*form-2.json/);
  await page.unroute('/lab/tapes/form-2.json');
  await press(page, 'Run form-2.json');
  await expect(shelf.getByRole('status')).toHaveText(/^✓ (\d+) of \1 pass$/);
  await page.route('/lab/tapes/form-1.json', (route) => route.fulfill({ body: tampered }));
  await press(page, 'Run all');
  await expect(shelf.getByRole('listitem').first()).toContainText(/✗ fail.*form-1.json/);
  await page.unroute('/lab/tapes/form-1.json');
  await shelf.getByRole('link', { name: 'form-1.json' }).click();
  await expect(visitOf(page)).toContainText('A saved tape, form-1.json.');
  await expect(visitOf(page)).toContainText('✓ pass');
  await press(page, 'New visit');
  await page.goto('/lab/#/machines/form/live?tape=form-9.json');
  await expect(visitOf(page)).toContainText('There is no tape “form-9.json” at this address.');
  await page.goto('/lab/#/machines/form/live?tape=receipt-1.json');
  await expect(visitOf(page)).toContainText(
    '“receipt-1.json” is a tape of receipt. Open it there.',
  );
  await expect(visitOf(page)).not.toContainText('✗ fail');
});

test('a step of a tape has an address, and Back leaves the tape @release', async ({
  page,
  context,
}) => {
  await openLive(page, 'form');
  await page.goto('/lab/#/machines/form/live?tape=form-2.json&step=3');
  await expect(visitOf(page)).toContainText('Step 3 of 25. A saved tape, form-2.json.');
  // The verdict comes above the steps, and moves them.
  await expect(visitOf(page)).toContainText('✓ pass');
  await page.getByRole('button', { name: /^4\. / }).click();
  await expect(page).toHaveURL(/live\?tape=form-2\.json&step=4$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(visitOf(other)).toContainText('Step 4 of 25.');
  await expect(visitOf(other)).toContainText('✓ pass');
  const seen = other.getByRole('region', { name: 'What the page showed' });
  await expect(other.getByRole('img', { name: 'The page after step 4' })).toBeAttached();
  await expect(seen).toContainText('span ‘Small business tax’ current: page');
  await page.goBack();
  await expect(visitOf(page)).toContainText('Step 1 of 1.');
  await expect(visitOf(page)).not.toContainText('A saved tape');
});

test('a tape of a machine without a page is shown and replayed @release', async ({ page }) => {
  await page.goto('/lab/#/machines/lead-delivery/live?tape=lead-delivery-alone-1.json&step=2');
  await expect(visitOf(page)).toContainText('✓ pass');
  await press(page, 'Close the tape');
  await expect(page.getByText('This machine does not run on a page.')).toBeVisible();
  await expect(visitOf(page)).not.toContainText('✓ pass');
});

test('a tape can do nothing but be read @release', async ({ page }) => {
  await openLive(page, 'quote-wizard');
  for (const path of ['javascript:strike()', 'data:text/html,<p>', '//host', '/\\host', '/lab/']) {
    await openTape(page, 'tape.json', JSON.stringify({ ...goodTape, path }));
    await expect(page.getByText(`at path, “${path}” is not a path of the site.`)).toBeVisible();
  }
  const script = '<img src=x onerror="window.struck = true">';
  const [first, second] = goodTape.steps;
  const cause = { by: script, role: script, name: script, value: script };
  const odd = {
    ...goodTape,
    steps: [
      first,
      { ...second, cause, event: { type: script, ['__proto__']: script }, refused: [] },
      ...goodTape.steps.slice(2),
    ],
  };
  await openTape(page, 'tape.json', JSON.stringify(odd));
  await expect(page.getByText('Step 2 differs in its result.')).toBeVisible();
  await expect(page.getByText(script).first()).toBeVisible();
  for (const frame of page.frames()) {
    const isStruck = await frame.evaluate(() => {
      // Not even a script that got into the document is run.
      const inline = document.createElement('script');
      inline.textContent = 'window.struck = true';
      document.head.append(inline);
      return 'struck' in window;
    });
    expect(isStruck).toBe(false);
  }
  expect(page.frames()).toHaveLength(2);
});
