import { describe, expect, test } from 'vitest';
import { faqSearchScenario } from '#machines/faq-search/faq-search.scenario.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { Scenario, Step } from '#statelab/scenario.ts';
import { readHelperSources } from '#statelab/export/covering-tests.ts';
import { exportVisit, fileNameOf } from '#statelab/export/formats.ts';
import { visitOf } from '#statelab/export/visit.ts';
import { follow } from '#statelab/paths/goal.ts';
import type { AnyEventObject, AnyStateMachine } from 'xstate';

const sources = readHelperSources();

const visit = (scenario: Scenario<AnyStateMachine>, steps: readonly Step[]) =>
  visitOf(scenario, follow(scenario, steps));

describe('a Playwright test', () => {
  const found = visit(nearMeScenario, [
    { kind: 'outcome', actor: 'permission', outcome: 'denied' },
    { kind: 'wait', ms: 5000 },
  ]);

  test('is self-contained, with only the helpers in use', () => {
    const exported = exportVisit(found, undefined, 'playwright', sources);
    if ('refusal' in exported) throw new Error(exported.refusal);
    const { text } = exported;
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
    expect(fileNameOf(found, 'playwright')).toBe('near-me.spec.ts');
  });

  test('clicks the control that the visitor clicked', () => {
    const path = follow(quoteWizardScenario, [
      { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' },
      { kind: 'event', event: { type: 'STEP.NEXT' } },
    ]);
    const cause = { by: 'click', role: 'button', name: 'Go on' };
    const wizard = visitOf(quoteWizardScenario, path);
    const pressed = {
      ...wizard,
      path: wizard.path.map((taken, index) => (index === 1 ? { ...taken, cause } : taken)),
    };
    expect(exportVisit(pressed, undefined, 'playwright', sources)).toMatchObject({
      text: expect.stringContaining(
        "await page.getByRole('button', { name: 'Go on', exact: true }).click();",
      ),
    });
  });

  test('is rejected for events that no page can cause', () => {
    const impossible = visit(nearMeScenario, [
      { kind: 'outcome', actor: 'permission', outcome: 'failure' },
    ]);
    expect(exportVisit(impossible, undefined, 'playwright', sources)).toEqual({
      refusal:
        'The page cannot cause this step: permission: failure. Export it as a test of the machine alone.',
    });
  });

  test('is rejected for steps that no visitor can take', () => {
    const begin = { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' } as const;
    const exported = (event: AnyEventObject) => {
      const asked = visit(quoteWizardScenario, [begin, { kind: 'event', event }]);
      return exportVisit(asked, undefined, 'playwright', sources);
    };
    expect(exported({ type: 'lab.edit', context: { autoAdvance: false } })).toEqual({
      refusal:
        'The page cannot cause this step: edit of the context: autoAdvance false. Export it as a test of the machine alone.',
    });
    expect(exported({ type: 'ANSWER.CHOOSE', value: 'zebra' })).toEqual({
      refusal: "No step of the quote request has the option 'zebra'.",
    });
  });
});

test('a bug report shows the text of a tape, and escapes it', () => {
  const search = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) `b` | c\nd';
  const asked = visit(faqSearchScenario, [
    { kind: 'event', event: { type: 'SEARCH.CHANGE', search } },
  ]);
  expect(exportVisit(asked, undefined, 'markdown', sources)).toMatchObject({
    text: expect.stringContaining(
      String.raw`| 1 | SEARCH.CHANGE search ‘\<img src=x onerror=alert(1)\> \[a\](javascript:alert(1)) \`b\` \| c d’ |`,
    ),
  });
});
