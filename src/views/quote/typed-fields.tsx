import { useSelector } from '@xstate/react';
import { quote } from '#content/interface/quote.ts';
import type { Problems } from '#machines/lead/lead-form.ts';
import { looksLikePhoneNumber } from '#machines/lead/phone.ts';
import { typedFields } from '#machines/lead/typed-fields.ts';
import type { TypedStep } from '#machines/quote-wizard/steps.ts';
import { Field } from '#src/design/field.tsx';
import { Note } from '#src/views/forms/note.tsx';
import { typedControls } from '#src/views/forms/typed-controls.ts';
import type { StepProps } from './step-props.ts';

interface TypedFieldsProps extends StepProps<TypedStep> {
  problems: Problems;
}

/** The question of a step and its typed answers; each control's id and name are the lead's field. */
export function TypedFields({ actor, step, heading, problems }: TypedFieldsProps) {
  const words = quote.steps[step.id];
  const answers = useSelector(actor, ({ context }) => context.answers);
  const phoneLeft = useSelector(actor, ({ context }) => context.phoneLeft);
  const { phone } = answers;
  const phoneIsDoubtful = phoneLeft && phone !== '' && !looksLikePhoneNumber(phone);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {words.heading}
      </h1>
      <Note>{words.hint}</Note>
      {step.fields.map((field) => (
        <Field
          key={field}
          {...typedControls[field]}
          id={field}
          name={field}
          label={quote.fields[field].label}
          required={'missing' in typedFields[field]}
          value={answers[field]}
          error={problems[field]}
          warning={field === 'phone' && phoneIsDoubtful ? quote.fields.phone.warning : undefined}
          onChange={(value) => actor.send({ type: 'FIELD.CHANGE', field, value })}
          onBlur={() => actor.send({ type: 'FIELD.LEAVE', field })}
        />
      ))}
    </>
  );
}
