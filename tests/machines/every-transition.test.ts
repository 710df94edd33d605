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
import { coverTransitions } from '#src/lab/paths/cover.ts';
import { explore } from '#src/lab/paths/explore.ts';
import { stateName } from '#src/views/machine-state.ts';

interface Extent {
  readonly states: readonly string[];
  readonly transitions: number;
}

/** Expects that the scenario leads through every state and transition, and never breaks an invariant. */
function testEveryTransition<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  { states, transitions }: Extent,
): void {
  test(`${scenario.machine.id}: every transition is walked and every invariant holds`, () => {
    const exploration = explore(scenario);
    expect(exploration.unreached).toEqual([]);
    expect(exploration.leftAside).toBe(0);
    expect(exploration.broken).toEqual([]);
    expect(exploration.covered).toHaveLength(transitions);
    const found = [...exploration.moments.values()].map(({ snapshot }) => stateName(snapshot));
    expect([...new Set(found)].toSorted()).toEqual(states);

    const walked = coverTransitions(scenario, exploration).flatMap((path) =>
      path.flatMap((step) => step.transitions),
    );
    expect([...new Set(walked)].toSorted()).toEqual(exploration.covered.toSorted());
  }, 60_000);
}

testEveryTransition(stickyBarScenario, { states: ['hidden', 'shown'], transitions: 2 });

testEveryTransition(mobileMenuScenario, { states: ['closed', 'open'], transitions: 3 });

testEveryTransition(desktopMenuScenario, { states: ['closed', 'open'], transitions: 4 });

testEveryTransition(leadOutboxScenario, {
  states: ['delivering', 'loading', 'resting', 'waiting'],
  transitions: 12,
});

testEveryTransition(quoteWizardScenario, {
  states: [
    'business-type.advancing',
    'business-type.missing',
    'business-type.waiting',
    'contact.editing',
    'contact.failed',
    'contact.invalid',
    'contact.sending',
    'location.advancing',
    'location.missing',
    'location.waiting',
    'name.editing',
    'name.invalid',
    'restoring',
    'services.advancing',
    'services.missing',
    'services.waiting',
    'thank-you.arrived',
    'thank-you.delivering',
    'thank-you.undeliverable',
    'urgency.advancing',
    'urgency.missing',
    'urgency.waiting',
  ],
  transitions: 62,
});

testEveryTransition(accordionScenario, { states: ['closed', 'open'], transitions: 4 });

testEveryTransition(faqSearchScenario, {
  states: ['all', 'listing', 'none', 'some'],
  transitions: 8,
});

testEveryTransition(nearMeScenario, {
  states: ['asking', 'located', 'looking-up', 'unlocated'],
  transitions: 6,
});
