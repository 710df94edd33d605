import type { SnapshotFrom } from 'xstate';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { Step } from '#machines/scenario.ts';
import { openQuoteWizard } from './quote-wizard-page.ts';
import { testPaths } from './walk-paths.ts';

type Wizard = typeof quoteWizardMachine;

/**
 * Reading what an earlier visit left takes less than any other event needs to come in
 * between, and cannot fail: what cannot be read counts as nothing. And while a request is
 * under way, the page's own button keeps a second press from the machine.
 */
function canHappen(snapshot: SnapshotFrom<Wizard>, step: Step<Wizard>): boolean {
  if (snapshot.matches('restoring')) return step.kind === 'outcome' && step.outcome !== 'a failure';
  const isSubmit = step.kind === 'event' && step.event.type === 'FORM.SUBMIT';
  return !(isSubmit && snapshot.matches({ contact: 'sending' }));
}

testPaths({
  scenario: quoteWizardScenario,
  open: openQuoteWizard,
  canHappen,
  leftToUnitTests: [
    'quote-wizard.restoring|xstate.error.actor.0.quote-wizard.restoring|0',
    'quote-wizard.contact.sending|FORM.SUBMIT|0',
  ],
});
