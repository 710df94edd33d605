import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import { withCauses } from '#statelab/live/with-causes.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { goodTape } from '#tests/lab/replay/tampered.ts';
import { quoteTape } from '#tests/lab/tape/quote-tape.ts';
import { runSource } from '#tests/run-cli.ts';
import { openLive, openTape, press, replay } from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

/** A visit whose second step came to a state that no machine of today comes to. */
const failing = (): string => {
  const tape = quoteTape();
  const steps = tape.steps.map((step, index) =>
    index === 1 ? { ...step, state: { 'business-type': 'chosen' } } : step,
  );
  return JSON.stringify({ ...tape, steps });
};

test('a tape that fails is shrunk, and the shortest is opened and seen to fail', async ({
  page,
}) => {
  await openLive(page, 'quote-wizard');
  await openTape(page, 'tape.json', failing());
  await replay(page);
  await press(page, 'Shrink');
  const verdict = page.getByRole('tabpanel', { name: 'Replay' });
  await expect(verdict).toContainText('2 of 4 steps fail in the same way.');
  await expect(verdict).toContainText('Step 2 differs in its transitions.');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Step 2 of 2');
});

/** A visit whose last step was done by a control that the page does not have. */
function failingOnPage(): string {
  const choose = (value: string) =>
    ({ kind: 'event', event: { type: 'ANSWER.CHOOSE', value } }) as const;
  const { steps, ...tape } = withCauses(
    recordPath(
      quoteWizardScenario,
      [
        { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' },
        choose('company'),
        { kind: 'wait', ms: 800 },
        { kind: 'event', event: { type: 'STEP.BACK' } },
        choose('company'),
        { kind: 'wait', ms: 800 },
        choose('wellington'),
      ],
      { path: '/quote', recordedAt: '2026-11-21T09:00:00.000Z', masked: false },
    ),
  );
  const cause = { by: 'click', role: 'radio', name: 'Atlantis' };
  const odd = steps.map((step, index) =>
    index === 6 && step.kind === 'event' ? { ...step, cause } : step,
  );
  return JSON.stringify({ ...tape, steps: odd });
}

test('where only the page differs, tapes are tried on the page', async ({ page }) => {
  await openLive(page, 'quote-wizard');
  await openTape(page, 'tape.json', failingOnPage());
  await replay(page);
  await press(page, 'Shrink');
  const verdict = page.getByRole('tabpanel', { name: 'Replay' });
  await expect(verdict).toContainText('4 of 7 steps fail in the same way.');
});

test('the command line shrinks a tape on the page, and tells how far it is', async () => {
  test.slow();
  const file = test.info().outputPath('tape.json');
  await writeFile(file, failingOnPage());
  const { code, stdout, stderr } = await runSource(
    'packages/statelab/cli/statelab.ts',
    'replay',
    file,
    '--page',
    '--shrink',
  );
  const shrunk = test.info().outputPath('tape.shrunk.json');
  expect(stdout).toMatch(/^Step 4 differs in its result\. .*\n {2}Recorded: /);
  expect(stdout).toContain(`\n4 of 7 steps fail in the same way: ${shrunk}\n`);
  expect(stderr).toMatch(/^7 of 7 steps still fail in the same way\. Trying fewer…\n/);
  expect(code).toBe(0);
  expect(JSON.parse(await readFile(shrunk, 'utf8'))).toMatchObject({
    steps: [
      { actor: 'restoreVisit' },
      { event: { value: 'company' } },
      { kind: 'wait' },
      { event: { value: 'wellington' }, cause: { name: 'Atlantis' } },
    ],
  });
});

test('the command line has nothing to shrink where page and machine agree', async () => {
  const file = test.info().outputPath('tape.json');
  await writeFile(file, JSON.stringify(goodTape));
  expect(
    await runSource('packages/statelab/cli/statelab.ts', 'replay', file, '--page', '--shrink'),
  ).toEqual({
    code: 1,
    stdout: '',
    stderr: `“${file}” does not fail: page and machine do what was recorded in 5 steps.\n`,
  });
});

test('a replay that fails offers a report, with the tape in it', async ({ page }) => {
  await openLive(page, 'quote-wizard');
  await openTape(page, 'tape.json', failing());
  await replay(page);
  const saving = page.waitForEvent('download');
  await press(page, 'Save report');
  const report = await readFile(await (await saving).path(), 'utf8');
  expect(report).toContain('# quote-wizard: step 2 differs');
  expect(report).toContain('| `state.business-type` | `"chosen"` | `"advancing"` |');
  expect(report).toMatch(/\| Browser \| Mozilla.* \|\n\| Build \| \S+\.js \|/);
  expect(report).toContain('"format":"statelab-tape"');
});

test('a replay that succeeds offers neither', async ({ page }) => {
  const short = { ...quoteTape(), steps: quoteTape().steps.slice(0, 1) };
  await openLive(page, 'quote-wizard');
  await openTape(page, 'tape.json', JSON.stringify(short));
  await replay(page);
  await expect(page.getByRole('tabpanel', { name: 'Replay' })).toContainText(
    'agree on all 1 steps',
  );
  await expect(page.getByRole('button', { name: 'Shrink' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save report' })).toHaveCount(0);
});

test('the chart of a machine has its checks beside it, each finding with its reason', async ({
  page,
}) => {
  await page.goto('/lab/#/machines/near-me/chart');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByRole('status')).toHaveText('What looks wrong has a reason.');
  await expect(checks.getByRole('listitem')).toHaveText([
    /Nothing leads out.*near-me\.located.*A reload does so again\./,
    /Nothing leads out.*near-me\.unlocated.*A reload does so again\./,
  ]);
});
