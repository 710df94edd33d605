import { useSelector } from '@xstate/react';
import type { HiddenField, LeadForm } from '#content/forms/field.ts';
import type { FormName } from '#content/forms/forms.ts';
import { formMachine } from '#machines/form/form.machine.ts';
import { problemsOf, type Answers } from '#machines/lead/lead-form.ts';
import { warningFor } from '#machines/lead/warning-for.ts';
import type { ControlProps } from '#src/design/field.tsx';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { controlOf, type ControlField } from './control-of.ts';

/** A form whose visible fields have one control each. */
interface ControlForm extends LeadForm {
  readonly name: FormName;
  readonly fields: Readonly<Record<string, ControlField | HiddenField>>;
}

interface FormOptions {
  /** The prefix of the controls' ids, because a page may have several forms. */
  readonly prefix: string;
  /** The answers that the form starts with. */
  readonly prefilled?: Answers;
  /** The remark after the label of a required field. */
  readonly required?: string;
}

/** Runs a form and binds its fields. */
export function useForm(form: ControlForm, { prefix, prefilled = {}, required }: FormOptions) {
  const actor = useProvidedActor(formMachine, {
    form: form.name,
    setting: import.meta.env.LEAD_FORMS,
    prefilled,
  });
  const answers = useSelector(actor, ({ context }) => context.answers);
  const touched = useSelector(actor, ({ context }) => context.touched);
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incomplete'));
  const problems = incomplete ? problemsOf(form, answers) : {};
  const controls: ControlProps[] = [];
  /** The answers that the visitor does not see. */
  const hidden: { readonly name: string; readonly value: string }[] = [];
  for (const [name, field] of Object.entries(form.fields)) {
    const value = [answers[name] ?? ''].flat().join();
    if (field.kind === 'hidden') hidden.push({ name, value });
    else
      controls.push({
        ...controlOf(field, required),
        id: `${prefix}-${name}`,
        name,
        value,
        error: problems[name],
        warning: touched.includes(name) ? warningFor(field, value) : undefined,
        onChange: (text) => actor.send({ type: 'FIELD.CHANGE', field: name, value: text }),
        onBlur: () => actor.send({ type: 'FIELD.BLUR', field: name }),
      });
  }
  return { actor, controls, hidden };
}
