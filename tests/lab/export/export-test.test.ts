import { describe, expect, test } from 'vitest';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { readHelperSources } from '#statelab/page/read-helper-sources.ts';
import { exportTest } from '#statelab/page/export-test.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { tape } from '#tests/lab/cli/quote-tape.ts';

const circumstances = { path: '/', recordedAt: '2026-11-25T09:00:00.000Z', masked: false };

const recorded = (scenario: Scenario, steps: readonly Step[]) => ({
  scenario,
  tape: recordPath(scenario, steps, circumstances),
});

const exported = (visit: { readonly scenario: Scenario; readonly tape: Tape }) =>
  exportTest(replayTape(visit.scenario, visit.tape), readHelperSources());

describe('a Playwright test', () => {
  const found = { scenario: quoteWizardScenario, tape };

  test('is self-contained, with only the helpers in use', () => {
    const made = exported(found);
    if ('refusal' in made) throw new Error(made.refusal);
    const { text } = made;
    expect(text.match(/^import .*$/gm)).toEqual([
      "import { expect, test, type Page, type Route } from '@playwright/test';",
    ]);
    expect(text).toContain('async function stopClock(page: Page)');
    expect(text).not.toContain('function holdClipboard');
    expect(text).toContain(
      [
        '    // 3. wait 800 ms',
        '    await page.clock.runFor(800);',
        `    await expect(page.locator('[data-machine="quote-wizard"]')).toHaveAttribute('data-state', 'location.waiting');`,
      ].join('\n'),
    );
  });

  test('expects what came onto the page where it was recorded there, but no random key', () => {
    const come = ['- main:', '  - status: No town', '  - text: key 1', '  - button "Allow"', ''];
    const [first, ...others] = tape.steps;
    if (first === undefined) throw new Error('The tape has steps.');
    const seen = { view: [{ from: 0, gone: 0, come }] };
    const made = exported({ ...found, tape: { ...tape, steps: [{ ...first, seen }, ...others] } });
    if ('refusal' in made) throw new Error(made.refusal);
    expect(made.text.match(/^ +await expect\(page\.locator\('body'\).*$/gm)).toEqual([
      "    await expect(page.locator('body')).toMatchAriaSnapshot('- status: No town');",
      `    await expect(page.locator('body')).toMatchAriaSnapshot('- button "Allow"');`,
    ]);
  });

  test('clicks the control that the visitor clicked', () => {
    const wizard = recorded(quoteWizardScenario, [
      { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' },
      { kind: 'event', event: { type: 'STEP.NEXT' } },
    ]);
    const cause = { by: 'click', role: 'button', name: 'Go on' };
    const steps = wizard.tape.steps.map((step) =>
      step.kind === 'event' ? { ...step, cause } : step,
    );
    const pressed = { ...wizard, tape: { ...wizard.tape, steps } };
    expect(exported(pressed)).toMatchObject({
      text: expect.stringContaining(
        "await page.getByRole('button', { name: 'Go on', exact: true }).click();",
      ),
    });
  });

  test('is rejected for events that no page can cause', () => {
    const impossible = recorded(quoteWizardScenario, [
      { kind: 'outcome', actor: 'restoreVisit', outcome: 'a failure' },
    ]);
    expect(exported(impossible)).toEqual({
      refusal:
        'The page cannot cause this step: restoreVisit: a failure. Save a tape: the gate replays it on the machine.',
    });
  });
});
