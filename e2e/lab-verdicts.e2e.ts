import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import '#lab.config.ts';
import { labMachineOf, pageScriptOf } from '#statelab/config.ts';
import { coverTransitions } from '#statelab/paths/cover.ts';
import { explore } from '#statelab/explore/explore.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { goodTape, tamper, tamperings } from '#tests/lab/replay/tampered.ts';
import {
  failToSubmit,
  frameOf,
  openFilledIn,
  openLive,
  openTape,
  press,
  saveTape,
  seeState,
  showPane,
  submit,
  timelineOf,
} from './lab-driver.ts';
import { labOrigin } from './site-under-test.ts';

test.use({ baseURL: labOrigin });

const replayOf = (page: Page) => page.getByRole('tabpanel', { name: 'Replay' });

/** A tape, good or bad. */
interface AnyTape {
  readonly steps: readonly unknown[];
  readonly [part: string]: unknown;
}

/** Opens a tape and has it replayed. */
async function replay(page: Page, tape: AnyTape): Promise<void> {
  await openTape(page, 'tape.json', JSON.stringify(tape));
  await expect(timelineOf(page)).toContainText(`Step 0 of ${tape.steps.length}`);
  await showPane(page, 'Replay');
  await press(page, 'Replay');
}

test('what was changed by hand in a tape is found on the page at that very step', async ({
  page,
}) => {
  await openLive(page, 'quote-wizard');
  await replay(page, goodTape);
  await expect(replayOf(page)).toContainText('Page and model agree on all 5 steps.');
  await expect(timelineOf(page)).toContainText('Step 5 of 5');
  for (const tampering of tamperings) {
    const { step, onPage } = tampering;
    if (onPage === undefined) continue;
    await replay(page, tamper(tampering));
    await expect(replayOf(page)).toContainText(`Step ${step} differs in its ${onPage}`);
    await expect(timelineOf(page)).toContainText(`Step ${step} of 5`);
  }
});

/** Changes the scripts of the page in the lab; the model, which the lab itself runs, stays as it is. */
async function changePage(page: Page, change: (code: string) => string): Promise<void> {
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/*.js', async (route) => {
    if (route.request().frame() === page.mainFrame()) return route.fallback();
    const { pathname } = new URL(route.request().url());
    const body = change(readFileSync(`dist-lab${pathname}`, 'utf8'));
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.reload();
}

test('a lead that the page no longer sends is missed, and nothing is sent in its place', async ({
  page,
}) => {
  await openFilledIn(page);
  await submit(page);
  await seeState(page, 'quote-wizard', 'thank-you.draftDropped');
  const visit = JSON.parse(readFileSync(await saveTape(page), 'utf8'));
  await replay(page, visit);
  const { length } = visit.steps;
  await expect(replayOf(page)).toContainText(`Page and model agree on all ${length} steps.`);
  for (const [lost, written] of [
    ['pass lead on', /\{type:`pass lead on`,params:\w+\}/g],
    ['save draft', /(?<=,)`save draft`/g],
  ] as const) {
    await changePage(page, (code) => code.replaceAll(written, '`nothing`'));
    await replay(page, visit);
    await expect(replayOf(page)).toContainText(`“${lost}” is missing. Only the page differs.`);
  }
});

test('a view that ignores a state is seen by what it shows', async ({ page }) => {
  await failToSubmit(page);
  const visit = JSON.parse(readFileSync(await saveTape(page), 'utf8'));
  await replay(page, visit);
  const { length } = visit.steps;
  await expect(replayOf(page)).toContainText(`Page and model agree on all ${length} steps.`);
  for (const [ignored, part] of [
    [/\be\.hasTag\(`busy`\)/g, 'button "Sending your request…"'],
    [/\be\.matches\(\{contact:`failed`\}\)/g, 'alert'],
  ] as const) {
    await changePage(page, (code) => code.replaceAll(ignored, '!1'));
    await replay(page, visit);
    await expect(replayOf(page)).toContainText('differs in its accessible tree');
    await expect(replayOf(page)).toContainText(part);
  }
});

for (const id of ['accordion', 'form', 'near-me']) {
  test(`${id}: a path is performed on a page that was given something else at its start`, async ({
    page,
  }) => {
    const script = pageScriptOf(id);
    const path = labMachineOf(id)?.path;
    if (script === undefined || path == null) throw new Error(`${id} has a page.`);
    const { scenario, canHappen } = script;
    const [found = []] = coverTransitions(scenario, explore(scenario, { allow: canHappen }));
    const steps = found.map(({ step }) => step);
    await openLive(page, id);
    await replay(
      page,
      recordPath(scenario, steps, { path, recordedAt: '2026-11-21T09:00:00.000Z', masked: true }),
    );
    await expect(replayOf(page)).toContainText(
      `Page and model agree on all ${steps.length} steps.`,
    );
  });
}

test('a masked visit shows no warning that the visit did not show', async ({ page }) => {
  await openLive(page, 'form');
  const phone = frameOf(page).getByRole('textbox', { name: 'Phone' });
  await phone.fill('03 365 1234');
  await phone.blur();
  await expect(timelineOf(page)).toContainText('Step 3 of 3');
  await showPane(page, 'Replay');
  await press(page, 'Replay');
  await expect(replayOf(page)).toContainText('Page and model agree on all 3 steps.');
  await expect(phone).toHaveValue('03 300 0000');
  await expect(frameOf(page).getByText('Check this number')).toHaveCount(0);
});

test('a page that is not there ends the replay in a sentence', async ({ page }) => {
  await page.clock.install();
  await openLive(page, 'quote-wizard');
  await replay(page, { ...goodTape, path: '/nowhere' });
  await page.clock.fastForward(6000);
  await expect(replayOf(page)).toContainText(
    'The page at “/nowhere” did not start quote-wizard within 30 seconds. The page may not exist, or run another machine.',
  );
  await replay(page, goodTape);
  await expect(replayOf(page)).toContainText('Page and model agree on all 5 steps.');
});

test('a page that never answers ends the replay in a sentence', async ({ page }) => {
  await page.clock.install();
  await openLive(page, 'quote-wizard');
  await page.route('**/near-me', () => {});
  await replay(page, { ...goodTape, path: '/near-me' });
  await page.clock.fastForward(6000);
  await expect(replayOf(page)).toContainText(
    'The page at “/near-me” did not start quote-wizard within 30 seconds.',
  );
});

test('a tape can do nothing but be read', async ({ page }) => {
  await openLive(page, 'quote-wizard');
  for (const path of ['javascript:strike()', 'data:text/html,<p>', '//host', '/\\host', '/lab/']) {
    await openTape(page, 'tape.json', JSON.stringify({ ...goodTape, path }));
    await expect(page.getByText(`at path, “${path}” is not a path of the site.`)).toBeVisible();
  }
  const script = '<img src=x onerror="window.struck = true">';
  const [first, second] = goodTape.steps;
  const cause = { by: script, role: script, name: script, value: script };
  await replay(page, {
    ...goodTape,
    steps: [
      first,
      { ...second, cause, event: { type: script, ['__proto__']: script }, refused: [] },
      ...goodTape.steps.slice(2),
    ],
  });
  await expect(replayOf(page)).toContainText('Step 2 differs in its result.');
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
