import { defineLab, type LabMachine } from '#statelab/config.ts';
import { accordionScenario } from '#machines/accordion/accordion.scenario.ts';
import { announcementScenario } from '#machines/announcement/announcement.scenario.ts';
import { desktopMenuScenario } from '#machines/desktop-menu/desktop-menu.scenario.ts';
import { faqSearchScenario } from '#machines/faq-search/faq-search.scenario.ts';
import { formScenario } from '#machines/form/form.scenario.ts';
import { gstCalculatorScenario } from '#machines/gst-calculator/gst-calculator.scenario.ts';
import { maskRules } from '#src/report/mask-rules.ts';
import { pageScripts } from '#lab/pages/all.ts';
import { leadDeliveryScenario } from '#machines/lead-delivery/lead-delivery.scenario.ts';
import { leadOutboxScenario } from '#machines/lead-outbox/lead-outbox.scenario.ts';
import { mobileMenuScenario } from '#machines/mobile-menu/mobile-menu.scenario.ts';
import { nearMeScenario } from '#machines/near-me/near-me.scenario.ts';
import { profitComparisonScenario } from '#machines/profit-comparison/profit-comparison.scenario.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';
import { secondTapScenario } from '#machines/second-tap/second-tap.scenario.ts';
import { submissionScenario } from '#machines/submission/submission.scenario.ts';
import { visitReportScenario } from '#machines/visit-report/visit-report.scenario.ts';
import { taxCalculatorScenario } from '#machines/tax-calculator/tax-calculator.scenario.ts';

const entry = (scenario: Scenario, path: string | null): LabMachine => ({
  id: scenario.machine.id,
  machine: scenario.machine,
  scenario,
  module: `#machines/${scenario.machine.id}/${scenario.machine.id}.scenario.ts`,
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
  entry(announcementScenario, null),
  entry(secondTapScenario, null),
  entry(visitReportScenario, null),
];

defineLab({
  machines: labMachines,
  pages: pageScripts,
  mask: maskRules,
  // The lab has no form handler, and does not locate its tester.
  effects: {
    submitForm: 'network',
    deliverEntry: 'network',
    permission: 'location',
    lookup: 'network',
  },
  withoutViews: ['lead-outbox'],
  worldFolder: 'lab/world',
});
