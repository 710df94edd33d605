import { array, assert, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactFormScenario } from '#machines/contact-form/contact-form.scenario.ts';
import { quickQuoteFormScenario } from '#machines/quick-quote-form/quick-quote-form.scenario.ts';
import { coverTransitions } from '#src/lab/paths/cover.ts';
import { prepare } from '#src/lab/paths/drive.ts';
import { explore } from '#src/lab/paths/explore.ts';
import { brokenBy } from '#src/lab/paths/invariants.ts';
import { stateName } from '#src/views/machine-state.ts';

describe.each([quickQuoteFormScenario, contactFormScenario])('$machine.id', (scenario) => {
  test('every state and transition is walked and every invariant holds', () => {
    const exploration = explore(scenario);
    expect(exploration.unreached).toEqual([]);
    expect(exploration.leftAside).toBe(0);
    expect(exploration.broken).toEqual([]);
    expect(exploration.covered).toHaveLength(14);
    const found = [...exploration.moments.values()].map(({ snapshot }) => stateName(snapshot));
    expect([...new Set(found)].toSorted()).toEqual([
      'arrived',
      'delivering',
      'open.editing',
      'open.failed',
      'open.invalid',
      'open.restoring',
      'open.sending',
      'open.undeliverable',
    ]);

    const walked = coverTransitions(scenario, exploration).flatMap((path) =>
      path.flatMap((step) => step.transitions),
    );
    expect([...new Set(walked)].toSorted()).toEqual(exploration.covered.toSorted());
  }, 60_000);

  test('the invariants hold wherever chance leads', () => {
    const start = prepare(scenario);
    assert(
      property(array(nat(), { maxLength: 50, size: 'max' }), (choices) => {
        const driver = start();
        const broken = choices.flatMap((choice) => {
          const steps = driver.steps();
          const step = steps[choice % steps.length];
          return step === undefined ? [] : brokenBy(scenario, driver.perform(step));
        });
        expect(broken).toEqual([]);
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
