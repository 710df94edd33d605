import { useSelector } from '@xstate/react';
import { quote } from '#content/ui/quote.ts';
import type { TypedStep } from '#machines/quote-wizard/steps.ts';
import { Button } from '#src/design/button.tsx';
import { SendingStatus } from '#src/views/forms/failure.tsx';
import { newIdempotencyKey } from '#src/views/forms/idempotency-key.ts';
import { Recipients } from '#src/views/forms/recipients.tsx';
import { StepActions } from './step-actions.tsx';
import { StepForm } from './step-form.tsx';
import { TypedFields } from './typed-fields.tsx';
import { useFirm, useProblems, type StepProps } from './use-wizard.ts';

export function ContactStep({ actor, step, heading }: StepProps<TypedStep>) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ contact: 'failed' }));
  const problems = useProblems(actor, step);
  const firm = useFirm(actor);

  return (
    <StepForm
      actor={actor}
      problems={problems}
      onSubmit={() => actor.send({ type: 'FORM.SUBMIT', newIdempotencyKey: newIdempotencyKey() })}
    >
      <TypedFields actor={actor} step={step} heading={heading} problems={problems} />
      <Recipients
        words={firm === undefined ? quote : { ...quote, recipients: quote.recipientsOf(firm) }}
      />
      <StepActions actor={actor} back>
        <Button type="submit" busy={busy}>
          {busy ? quote.sending : quote.submit}
        </Button>
      </StepActions>
      <SendingStatus words={quote} busy={busy} failed={failed} />
    </StepForm>
  );
}
