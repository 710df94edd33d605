import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { quoteForm } from '#content/forms/quote.ts';
import { quote } from '#content/ui/quote.ts';
import { warningFor } from '#machines/lead/warning-for.ts';
import type { TypedField, TypedStep } from '#machines/quote-wizard/steps.ts';
import { Button } from '#src/design/button.tsx';
import { Field } from '#src/design/field.tsx';
import { controlOf } from '#src/views/forms/control-of.ts';
import { SendingStatus } from '#src/views/forms/failure.tsx';
import { newIdempotencyKey } from '#src/views/forms/idempotency-key.ts';
import { Note } from '#src/views/forms/note.tsx';
import { Recipients } from '#src/views/forms/recipients.tsx';
import { StepActions, StepForm } from './step-form.tsx';
import { StepHeading } from './step-heading.tsx';
import { useFirm, useProblems, type StepProps } from './use-wizard.ts';

interface TypedFormProps extends StepProps<TypedStep> {
  onSubmit: () => void;
  children: ReactNode;
}

/** A step's question and its typed fields. A control's id and name are its field's name. */
function TypedForm({ actor, step, heading, onSubmit, children }: TypedFormProps) {
  const answers = useSelector(actor, ({ context }) => context.answers);
  const touched = useSelector(actor, ({ context }) => context.touched);
  const problems = useProblems(actor, step);
  const bound = (name: TypedField) => {
    const field = quoteForm.fields[name];
    return {
      ...controlOf(field),
      id: name,
      name,
      value: answers[name],
      error: problems[name],
      warning: touched.includes(name) ? warningFor(field, answers[name]) : undefined,
      onChange: (value: string) => actor.send({ type: 'FIELD.CHANGE', field: name, value }),
      onBlur: () => actor.send({ type: 'FIELD.BLUR', field: name }),
    };
  };
  return (
    <StepForm actor={actor} problems={problems} onSubmit={onSubmit}>
      <StepHeading step={step} heading={heading} />
      <Note>{quote.steps[step.id].hint}</Note>
      {step.fields.map((name) => (
        <Field key={name} {...bound(name)} />
      ))}
      {children}
    </StepForm>
  );
}

/** Continue is disabled until both names are filled in, and a sentence says so. */
export function NameStep(props: StepProps<TypedStep>) {
  const { actor, step } = props;
  const ready = useSelector(actor, (snapshot) => snapshot.can({ type: 'STEP.NEXT' }));
  return (
    <TypedForm {...props} onSubmit={() => actor.send({ type: 'STEP.NEXT' })}>
      {!ready && <Note id="name-incomplete">{quote.nameIncomplete}</Note>}
      <StepActions actor={actor} step={step}>
        <Button
          type="submit"
          disabled={!ready}
          aria-describedby={ready ? undefined : 'name-incomplete'}
        >
          {quote.continue}
        </Button>
      </StepActions>
    </TypedForm>
  );
}

export function ContactStep(props: StepProps<TypedStep>) {
  const { actor, step } = props;
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ contact: 'failed' }));
  const firm = useFirm(actor);
  return (
    <TypedForm
      {...props}
      onSubmit={() => actor.send({ type: 'FORM.SUBMIT', newIdempotencyKey: newIdempotencyKey() })}
    >
      <Recipients
        words={firm === undefined ? quote : { ...quote, recipients: quote.recipientsOf(firm) }}
      />
      <StepActions actor={actor} step={step}>
        <Button type="submit" busy={busy}>
          {busy ? quote.sending : quote.submit}
        </Button>
      </StepActions>
      <SendingStatus words={quote} busy={busy} failed={failed} />
    </TypedForm>
  );
}
