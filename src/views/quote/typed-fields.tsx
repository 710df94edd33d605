import { useSelector } from '@xstate/react';
import { quoteForm } from '#content/forms/quote.ts';
import { quote } from '#content/ui/quote.ts';
import type { Problems } from '#machines/lead/lead-form.ts';
import { warningFor } from '#machines/lead/warning-for.ts';
import type { TypedField, TypedStep } from '#machines/quote-wizard/steps.ts';
import { Field } from '#src/design/field.tsx';
import { controlOf } from '#src/views/forms/control-of.ts';
import { Note } from '#src/views/forms/note.tsx';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './use-wizard.ts';

interface TypedFieldsProps extends StepProps<TypedStep> {
  problems: Problems;
}

/** A step's question and its typed fields. A control's id and name are its field's name. */
export function TypedFields({ actor, step, heading, problems }: TypedFieldsProps) {
  const answers = useSelector(actor, ({ context }) => context.answers);
  const touched = useSelector(actor, ({ context }) => context.touched);
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
    <>
      <StepHeading step={step} heading={heading} />
      <Note>{quote.steps[step.id].hint}</Note>
      {step.fields.map((name) => (
        <Field key={name} {...bound(name)} />
      ))}
    </>
  );
}
