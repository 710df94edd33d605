import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import { quote } from '#content/ui/quote.ts';
import type { Problems } from '#machines/lead/lead-form.ts';
import { firstStep } from '#machines/quote-wizard/steps.ts';
import { Button, ButtonRow } from '#src/design/button.tsx';
import { ProblemSummary } from '#src/views/forms/problem-summary.tsx';
import type { StepProps } from './use-wizard.ts';

interface StepFormProps extends Pick<StepProps, 'actor'> {
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

const Row = styled(ButtonRow)({
  alignItems: 'center',
  '& > [type="submit"]': { position: 'relative', isolation: 'isolate' },
});

interface StepActionsProps extends Pick<StepProps, 'actor' | 'step'> {
  children: ReactNode;
}

export const StepActions = ({ actor, step, children }: StepActionsProps) => (
  <Row>
    {step.id !== firstStep && (
      <Button kind="secondary" onClick={() => actor.send({ type: 'STEP.BACK' })}>
        {quote.back}
      </Button>
    )}
    {children}
  </Row>
);
