import { quote } from '#content/quote.ts';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { TypedField as FieldName } from '#machines/quote-wizard/typed-fields.ts';
import { Field } from '#src/design/field.tsx';
import type { WizardActor } from './step-props.ts';

interface TypedFieldProps extends Pick<
  ComponentProps<typeof Field>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'required' | 'warning'
> {
  actor: WizardActor;
  field: FieldName;
  error: string | undefined;
}

/** One typed answer of the wizard; its id and name are the lead's field. */
export function TypedField({ actor, field, ...rest }: TypedFieldProps) {
  const value = useSelector(actor, ({ context }) => context.answers[field]);
  return (
    <Field
      {...rest}
      id={field}
      name={field}
      label={quote.fields[field].label}
      value={value}
      onChange={(typed) => actor.send({ type: 'FIELD.CHANGE', field, value: typed })}
      onBlur={() => actor.send({ type: 'FIELD.LEAVE', field })}
    />
  );
}
