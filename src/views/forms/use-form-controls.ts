import { useSelector } from '@xstate/react';
import type { FormActor } from '#machines/form/create-form-machine.ts';
import { problemsOf, type FormDefinition } from '#machines/form/definition.ts';
import type { ControlProps } from '#src/design/field-frame.tsx';

type Bound = Pick<ControlProps, 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;

/**
 * Binds the fields of a form to its machine: gives what a control needs, by the field's name.
 * Ids begin with the prefix, so that a page may hold several forms.
 */
export function useFormControls<Name extends string>(
  actor: FormActor,
  form: FormDefinition & { readonly fields: Readonly<Record<Name, unknown>> },
  prefix: string,
): (name: Name) => Bound {
  const values = useSelector(actor, ({ context }) => context.values);
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incomplete'));
  const problems = incomplete ? problemsOf(form, values) : {};
  return (name) => ({
    id: `${prefix}-${name}`,
    name,
    value: values[name] ?? '',
    error: problems[name],
    onChange: (value) => actor.send({ type: 'FIELD.CHANGE', field: name, value }),
    onBlur: () => actor.send({ type: 'FIELD.LEAVE', field: name }),
  });
}
