import { useSelector } from '@xstate/react';
import { problemsOf, type Problems } from '#machines/lead/lead-form.ts';
import { quoteForm } from '#machines/quote-wizard/quote-form.ts';
import type { StepRow } from '#machines/quote-wizard/steps.ts';
import type { WizardActor } from './step-props.ts';

/** The errors of a step's fields, in order; none before an invalid submit. */
export function useProblems(actor: WizardActor, { fields }: StepRow): Problems {
  const answers = useSelector(actor, ({ context }) => context.answers);
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incomplete'));
  if (!incomplete) return {};
  const own: readonly string[] = fields;
  return Object.fromEntries(
    Object.entries(problemsOf(quoteForm, answers)).filter(([field]) => own.includes(field)),
  );
}
