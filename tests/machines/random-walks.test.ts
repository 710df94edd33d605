import { array, assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { accordionScenario } from '#machines/accordion/accordion.scenario.ts';
import { desktopMenuScenario } from '#machines/desktop-menu/desktop-menu.scenario.ts';
import { faqSearchScenario } from '#machines/faq-search/faq-search.scenario.ts';
import { leadOutboxScenario } from '#machines/lead-outbox/lead-outbox.scenario.ts';
import { mobileMenuScenario } from '#machines/mobile-menu/mobile-menu.scenario.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { Scenario } from '#machines/scenario.ts';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { prepare } from '#src/lab/paths/drive.ts';
import { brokenBy } from '#src/lab/paths/invariants.ts';

/** Expects the invariants to hold however the choice among what can happen falls, step after step. */
function testRandomWalks<Machine extends AnyStateMachine>(scenario: Scenario<Machine>): void {
  test(`${scenario.machine.id}: invariants hold wherever chance leads`, () => {
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
}

testRandomWalks(stickyBarScenario);
testRandomWalks(mobileMenuScenario);
testRandomWalks(desktopMenuScenario);
testRandomWalks(leadOutboxScenario);
testRandomWalks(quoteWizardScenario);
testRandomWalks(accordionScenario);
testRandomWalks(faqSearchScenario);
testRandomWalks(nearMeScenario);
