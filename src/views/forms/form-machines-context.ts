import { createContext, useContext, useMemo } from 'react';
import type { LeadForms } from '#content/site.ts';
import type { FormActor, FormMachine } from '#machines/form/create-form-machine.ts';
import type { FormDefinition } from '#machines/form/definition.ts';
import { useMachine } from '#src/views/use-machine.ts';

/**
 * How lead forms run on this site; set at its root. It makes the composed machine of a form
 * from the bare one, so that a page without a form loads neither.
 */
export interface FormMachines {
  readonly setting: LeadForms;
  readonly compose: (machine: FormMachine, form: FormDefinition) => FormMachine;
}

export const FormMachinesContext = createContext<FormMachines | null>(null);

/** Runs a lead form's machine. Throws outside the site's root, where none can be composed. */
export function useFormMachine(
  machine: FormMachine,
  form: FormDefinition,
): { readonly actor: FormActor; readonly setting: LeadForms } {
  const machines = useContext(FormMachinesContext);
  if (machines === null) {
    throw new Error('useFormMachine needs the FormMachinesContext of the site root above it.');
  }
  const { compose, setting } = machines;
  const composed = useMemo(() => compose(machine, form), [compose, machine, form]);
  return { actor: useMachine(composed), setting };
}
