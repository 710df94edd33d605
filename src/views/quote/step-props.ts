import type { Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';

export type WizardActor = ActorRefFrom<typeof quoteWizardMachine>;

export interface StepProps {
  readonly actor: WizardActor;
  /** The heading that takes focus when the step appears. */
  readonly heading: Ref<HTMLHeadingElement>;
}
