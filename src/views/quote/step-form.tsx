import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import { quote } from '#content/ui/quote.ts';
import type { Problems } from '#machines/lead/lead-form.ts';
import { ProblemSummary } from '#src/views/forms/problem-summary.tsx';
import type { WizardActor } from './use-wizard.ts';

interface StepFormProps {
  actor: WizardActor;
  problems: Problems;
  onSubmit: () => void;
  autoComplete?: 'off';
  children: ReactNode;
}

/** The form of a step, with its errors first. A control's id is its field's name. */
export function StepForm({ actor, problems, onSubmit, children, ...rest }: StepFormProps) {
  const invalidSubmits = useSelector(actor, ({ context }) => context.invalidSubmits);

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form method="dialog" noValidate onSubmit={handleSubmit} {...rest}>
      <ProblemSummary key={invalidSubmits} title={quote.summaryTitle} problems={problems} />
      {children}
    </form>
  );
}
