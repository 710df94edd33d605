import type { AnyStateMachine } from 'xstate';
import { bracketWords } from '#content/brackets.ts';
import { accordionScenario } from '#machines/accordion/accordion.scenario.ts';
import { desktopMenuScenario } from '#machines/desktop-menu/desktop-menu.scenario.ts';
import { faqSearchScenario } from '#machines/faq-search/faq-search.scenario.ts';
import { formScenario } from '#machines/form/form.scenario.ts';
import { gstCalculatorScenario } from '#machines/gst-calculator/gst-calculator.scenario.ts';
import { labPlayerScenario } from '#lab/live/player.scenario.ts';
import { labRecorderScenario } from '#lab/live/recorder.scenario.ts';
import { labReplayScenario } from '#lab/live/replay.scenario.ts';
import { leadDeliveryScenario } from '#machines/lead-delivery/lead-delivery.scenario.ts';
import { leadOutboxScenario } from '#machines/lead-outbox/lead-outbox.scenario.ts';
import { mobileMenuScenario } from '#machines/mobile-menu/mobile-menu.scenario.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { profitComparisonScenario } from '#machines/profit-comparison/profit-comparison.scenario.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { Scenario } from '#machines/scenario.ts';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { submissionScenario } from '#machines/submission/submission.scenario.ts';
import { taxCalculatorScenario } from '#machines/tax-calculator/tax-calculator.scenario.ts';

/** A machine as the lab knows it. */
export interface LabMachine {
  /** The machine's own id. */
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly scenario: Scenario<AnyStateMachine>;
  /** The module that exports the scenario, as an exported test imports it. */
  readonly module: string;
  /** The site's page on which it runs; null for a machine of the lab itself, or one that another machine runs. */
  readonly path: string | null;
}

const entry = (
  scenario: Scenario<AnyStateMachine>,
  path: string | null,
  module = `#machines/${scenario.machine.id}/${scenario.machine.id}.scenario.ts`,
): LabMachine => ({
  id: scenario.machine.id,
  machine: scenario.machine,
  scenario,
  module,
  path,
});

/** Every machine of the product. */
export const labMachines: readonly LabMachine[] = [
  entry(quoteWizardScenario, '/quote'),
  entry(formScenario, '/small-business-tax'),
  entry(submissionScenario, null),
  entry(leadOutboxScenario, '/quote'),
  entry(leadDeliveryScenario, null),
  entry(taxCalculatorScenario, '/tax-calculator'),
  entry(gstCalculatorScenario, '/gst-calculator'),
  entry(profitComparisonScenario, '/company-vs-sole-trader'),
  entry(faqSearchScenario, '/tax-faq'),
  entry(accordionScenario, '/'),
  entry(nearMeScenario, '/near-me'),
  entry(mobileMenuScenario, '/'),
  entry(desktopMenuScenario, '/'),
  entry(stickyBarScenario, '/'),
  entry(labPlayerScenario, null, '#lab/live/player.scenario.ts'),
  entry(labRecorderScenario, null, '#lab/live/recorder.scenario.ts'),
  entry(labReplayScenario, null, '#lab/live/replay.scenario.ts'),
];

/** The machine of that id; undefined where there is none. */
export const labMachineOf = (id: string): LabMachine | undefined =>
  labMachines.find((candidate) => candidate.id === id);

/** Other tools of the project that the lab's server serves, for its header to lead to. */
export const otherTools = [{ name: bracketWords.heading, address: '/brackets' }] as const;
