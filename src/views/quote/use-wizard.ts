import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Option } from '#content/ui/quote-options.ts';
import { problemsOf, type Problems } from '#machines/lead/lead-form.ts';
import { quoteForm } from '#content/forms/quote.ts';
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

/** The name of the only firm that the request is for; undefined if it is for any. */
export const useFirm = (actor: WizardActor): string | undefined =>
  useSelector(
    actor,
    ({ context: { answers, firms } }) => firms.find(({ value }) => value === answers.firm)?.label,
  );

/** The errors of a step's fields, in order; empty before an invalid submit. */
export function useProblems(actor: WizardActor, { fields }: StepRow): Problems {
  const answers = useSelector(actor, ({ context }) => context.answers);
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incomplete'));
  if (!incomplete) return {};
  const own: readonly string[] = fields;
  return Object.fromEntries(
    Object.entries(problemsOf(quoteForm, answers)).filter(([field]) => own.includes(field)),
  );
}
