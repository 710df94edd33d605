import type { Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Option } from '#content/interface/quote-options.ts';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import type { StepRow } from '#machines/quote-wizard/steps.ts';

export type WizardActor = ActorRefFrom<typeof quoteWizardMachine>;

export interface StepProps<Row extends StepRow = StepRow> {
  readonly actor: WizardActor;
  readonly step: Row;
  /** The heading that takes focus when the step appears. */
  readonly heading: Ref<HTMLHeadingElement>;
}

export interface FirmsProps {
  /** The firms that a request may be for alone. */
  readonly firms: readonly Option[];
}
