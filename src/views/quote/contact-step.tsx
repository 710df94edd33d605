import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { quote } from '#content/quote.ts';
import { problemsOf } from '#machines/quote-wizard/answers.ts';
import { looksLikePhoneNumber } from '#machines/quote-wizard/phone.ts';
import { stepFields } from '#machines/quote-wizard/steps.ts';
import { Alert } from '#src/design/alert.tsx';
import { Button } from '#src/design/button.tsx';
import { newKey } from './new-key.ts';
import { ProblemSummary } from './problem-summary.tsx';
import { Recipients } from './recipients.tsx';
import { StepActions } from './step-actions.tsx';
import { StepHint } from './step-hint.tsx';
import type { StepProps } from './step-props.ts';
import { TypedField } from './typed-field.tsx';

/** Step 6: the last fields, who receives them, and sending. */
export function ContactStep({ actor, heading }: StepProps) {
  const { answers, phoneLeft, refusals } = useSelector(actor, ({ context }) => context);
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incomplete'));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ contact: 'failed' }));
  const problems = incomplete ? problemsOf(answers) : {};
  const doubtful = phoneLeft && answers.phone !== '' && !looksLikePhoneNumber(answers.phone);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    actor.send({ type: 'FORM.SUBMIT', newKey: newKey() });
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      {incomplete && (
        <ProblemSummary key={refusals} problems={problems} fields={stepFields.contact} />
      )}
      {failed && (
        <>
          <Alert>{quote.failure}</Alert>
          <StepHint>{quote.contactUs}</StepHint>
        </>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {quote.steps.contact.heading}
      </h1>
      <StepHint>{quote.steps.contact.hint}</StepHint>
      <TypedField
        actor={actor}
        field="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        required
        error={problems.email}
      />
      <TypedField
        actor={actor}
        field="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        error={problems.phone}
        warning={doubtful ? quote.fields.phone.warning : undefined}
      />
      <TypedField
        actor={actor}
        field="businessName"
        autoComplete="organization"
        error={problems.businessName}
      />
      <Recipients />
      <StepActions actor={actor} back>
        <Button type="submit" busy={busy}>
          {busy ? quote.sending : quote.submit}
        </Button>
      </StepActions>
      <div role="status">{busy && <StepHint>{quote.sending}</StepHint>}</div>
    </form>
  );
}
