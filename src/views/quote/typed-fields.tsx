import { useSelector } from '@xstate/react';
import { quote } from '#content/ui/quote.ts';
import type { Problems } from '#machines/lead/lead-form.ts';
import { remarkOn } from '#machines/lead/remark.ts';
import { typedFields, type TypedField } from '#machines/lead/typed-fields.ts';
import type { TypedStep } from '#machines/quote-wizard/steps.ts';
import { Field } from '#src/design/field.tsx';
import { Note } from '#src/views/forms/note.tsx';
import { typedControls } from '#src/views/forms/typed-controls.ts';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './use-wizard.ts';

interface TypedFieldsProps extends StepProps<TypedStep> {
  problems: Problems;
}

/** A step's question and its typed fields. A control's id and name are its field's name. */
export function TypedFields({ actor, step, heading, problems }: TypedFieldsProps) {
  const answers = useSelector(actor, ({ context }) => context.answers);
  const touched = useSelector(actor, ({ context }) => context.touched);
  const bound = (field: TypedField) => ({
    ...typedControls[field],
    label: quote.fields[field].label,
    hint: field === 'message' ? quote.fields.message.hint : undefined,
    id: field,
    name: field,
    required: 'missing' in typedFields[field],
    value: answers[field],
    error: problems[field],
    warning: touched.includes(field) ? remarkOn(field, answers[field]) : undefined,
    onChange: (value: string) => actor.send({ type: 'FIELD.CHANGE', field, value }),
    onBlur: () => actor.send({ type: 'FIELD.BLUR', field }),
  });
  return (
    <>
      <StepHeading step={step} heading={heading} />
      <Note>{quote.steps[step.id].hint}</Note>
      {step.fields.map((field) => (
        <Field key={field} {...bound(field)} />
      ))}
    </>
  );
}
