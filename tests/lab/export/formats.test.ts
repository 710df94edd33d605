import { describe, expect, test } from 'vitest';
import { faqSearchScenario } from '#machines/faq-search/faq-search.scenario.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { readHelperSources } from '#statelab/export/read-helper-sources.ts';
import { exportReplay, fileNameOf, type Format } from '#statelab/export/formats.ts';
import { printReplay } from '#statelab/replay/describe-replay.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import type { AnyEventObject } from 'xstate';

const circumstances = { path: '/', recordedAt: '2026-11-25T09:00:00.000Z', masked: false };

const recorded = (scenario: Scenario, steps: readonly Step[]) => ({
  scenario,
  tape: recordPath(scenario, steps, circumstances),
});

const exported = (
  { scenario, tape }: { scenario: Scenario; tape: Tape },
  format: Format = 'playwright',
) => exportReplay(tape, replayTape(scenario, tape), format, readHelperSources());

describe('a Playwright test', () => {
  const found = recorded(nearMeScenario, [
    { kind: 'outcome', actor: 'permission', outcome: 'denied' },
    { kind: 'wait', ms: 5000 },
  ]);

  test('is self-contained, with only the helpers in use', () => {
    const made = exported(found);
    if ('refusal' in made) throw new Error(made.refusal);
    const { text } = made;
    expect(text.match(/^import .*$/gm)).toEqual([
      "import { expect, test, type Page, type Route } from '@playwright/test';",
    ]);
    expect(text).toContain('async function holdLookups(page: Page)');
    expect(text).not.toContain('function holdPosts');
    expect(text).toContain(
      [
        '    // 2. wait 5,000 ms',
        '    await page.clock.runFor(5000);',
        `    await expect(page.locator('[data-machine="near-me"]')).toHaveAttribute('data-state', 'unlocated');`,
        '  });',
      ].join('\n'),
    );
    expect(fileNameOf(replayTape(nearMeScenario, found.tape), 'playwright')).toBe(
      'near-me.spec.ts',
    );
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
    const impossible = recorded(nearMeScenario, [
      { kind: 'outcome', actor: 'permission', outcome: 'failure' },
    ]);
    expect(exported(impossible)).toEqual({
      refusal:
        'The page cannot cause this step: permission: failure. Export it as a test of the machine alone.',
    });
  });

  test('is rejected for steps that no visitor can take', () => {
    const begin = { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' } as const;
    const exportedWith = (event: AnyEventObject) =>
      exported(recorded(quoteWizardScenario, [begin, { kind: 'event', event }]));
    expect(exportedWith({ type: 'lab.edit', context: { autoAdvance: false } })).toEqual({
      refusal:
        'The page cannot cause this step: edit of the context: autoAdvance false. Export it as a test of the machine alone.',
    });
    expect(exportedWith({ type: 'ANSWER.CHOOSE', value: 'zebra' })).toEqual({
      refusal: "No step of the quote request has the option 'zebra'.",
    });
  });
});

test('a bug report shows the text of a tape, and escapes it', () => {
  const search = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) `b` | c\nd';
  const asked = recorded(faqSearchScenario, [
    { kind: 'event', event: { type: 'SEARCH.CHANGE', search } },
  ]);
  expect(exported(asked, 'markdown')).toMatchObject({
    text: expect.stringContaining(
      String.raw`SEARCH.CHANGE search ‘\<img src=x onerror=alert(1)\> \[a\](javascript:alert(1)) \`b\` \| c d’ → `,
    ),
  });
});

test('numbers the steps as the tape does, in the list, the title and every export', () => {
  const slow = recorded(nearMeScenario, [
    { kind: 'outcome', actor: 'permission', outcome: 'denied' },
    { kind: 'wait', ms: 1200 },
    { kind: 'outcome', actor: 'lookup', outcome: 'another town' },
  ]);
  const formats = [
    printReplay(replayTape(nearMeScenario, slow.tape), slow.tape),
    ...(['playwright', 'vitest', 'markdown'] as const).map((format) => {
      const made = exported(slow, format);
      return 'text' in made ? made.text : made.refusal;
    }),
  ];
  expect(slow.tape.steps).toHaveLength(2);
  const [list, playwright, vitest, report] = formats;
  expect(list).toContain('    1  permission: denied → looking-up\n       wait 1,200 ms');
  expect(list).toContain('    2  lookup: another town → located\n');
  for (const text of [playwright, vitest]) {
    expect(text).toContain("test('near-me: 2 steps to located'");
    expect(text?.match(/\/\/ (?:\d\.|wait).*/g)).toEqual([
      '// 1. permission: denied',
      '// wait 1,200 ms',
      '// 2. lookup: another town',
    ]);
  }
  expect(report).toContain('# near-me: 2 steps to located');
  expect(report?.match(/^\| \d \| \d\.\d\d s/gm)).toEqual(['| 1 | 0.00 s', '| 2 | 1.20 s']);
});
