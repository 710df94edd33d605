import type { Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import type { StepRow } from '#machines/quote-wizard/steps.ts';

export type WizardActor = ActorRefFrom<typeof quoteWizardMachine>;

export interface StepProps<Row extends StepRow = StepRow> {
  readonly actor: WizardActor;
  readonly step: Row;
  /** The heading that takes focus when the step appears. */
  readonly heading: Ref<HTMLHeadingElement>;
}
