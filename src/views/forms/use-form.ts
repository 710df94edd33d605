import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { formMachine, type FormActor } from '#machines/form/form.machine.ts';
import { problemsOf, type Answers, type LeadForm } from '#machines/lead/lead-form.ts';
import { remarkOn } from '#machines/lead/remark.ts';
import type { ControlProps } from '#src/design/field.tsx';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { LeadFormsContext } from './contexts.ts';

type Bound = Pick<
  ControlProps,
  'id' | 'name' | 'value' | 'error' | 'warning' | 'onChange' | 'onBlur'
>;

interface BoundForm<Form extends LeadForm> {
  readonly actor: FormActor;
  /** The props of a field's control. */
  readonly control: (name: keyof Form['fields'] & string) => Bound;
}

/**
 * Runs a form and binds its fields. Ids start with the prefix, because a page may have several forms.
 * The form starts with the `known` answers.
 */
export function useForm<Form extends LeadForm>(
  form: Form,
  prefix: string,
  known: Answers = {},
): BoundForm<Form> {
  const setting = useContext(LeadFormsContext);
  const actor = useProvidedActor(formMachine, { form, setting, known });
  const answers = useSelector(actor, ({ context }) => context.answers);
  const touched = useSelector(actor, ({ context }) => context.touched);
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incomplete'));
  const problems = incomplete ? problemsOf(form, answers) : {};
  const textOf = (name: string): string => [answers[name] ?? ''].flat().join();
  return {
    actor,
    control: (name) => ({
      id: `${prefix}-${name}`,
      name,
      value: textOf(name),
      error: problems[name],
      warning: touched.includes(name) ? remarkOn(name, textOf(name)) : undefined,
      onChange: (value) => actor.send({ type: 'FIELD.CHANGE', field: name, value }),
      onBlur: () => actor.send({ type: 'FIELD.BLUR', field: name }),
    }),
  };
}
