import type { SnapshotFrom } from 'xstate';
import type { EventCase, Scenario } from '#machines/scenario.ts';
import type { FormMachine } from './create-form-machine.ts';
import { completeValues, encodeForm, type FormDefinition, type Values } from './definition.ts';
import { emptyDraft } from './draft.ts';
import type { FormContext } from './form.setup.ts';
import { formInvariants } from './form.invariants.ts';

interface FormScenarioOptions {
  readonly machine: FormMachine;
  readonly form: FormDefinition;
  /** Values that can be sent as they are, an e-mail address among them. */
  readonly complete: Values;
}

/** Events that a page sends while the form stands there. */
const whileOpen = (events: readonly EventCase<FormMachine>['event'][]): EventCase<FormMachine>[] =>
  events.map((event) => ({ event, when: (snapshot) => snapshot.matches('open') }));

/** Events that the outbox sends of a form it has. */
const whileDelivering = (
  events: readonly EventCase<FormMachine>['event'][],
): EventCase<FormMachine>[] =>
  events.map((event) => ({ event, when: (snapshot) => snapshot.matches('delivering') }));

/** Makes the scenario of a form. What happens to it happens in its e-mail address. */
export function createFormScenario({
  machine,
  form,
  complete,
}: FormScenarioOptions): Scenario<FormMachine> {
  const encoded = (values: Values): string | null => {
    const sent = completeValues(form, values);
    return sent === null ? null : encodeForm(form, sent);
  };

  function attemptOf({ values, attempt }: FormContext): string {
    if (attempt === null) return 'never sent';
    return encoded(values) === attempt.body ? 'sent as it is' : 'sent otherwise';
  }

  const key = ({ value, context }: SnapshotFrom<FormMachine>): string =>
    [
      JSON.stringify(value),
      encoded(context.values) === null ? 'incomplete' : 'complete',
      context.values['email'] === '' ? 'no address' : 'an address',
      context.left.length === 0 ? 'nothing left' : 'a field left',
      attemptOf(context),
    ].join(', ');

  return {
    machine,
    events: [
      ...whileOpen([
        { type: 'FIELD.CHANGE', field: 'email', value: 'aroha@example.co.nz' },
        { type: 'FIELD.CHANGE', field: 'email', value: 'ngata@example.co.nz' },
        { type: 'FIELD.CHANGE', field: 'email', value: 'aroha@' },
        { type: 'FIELD.LEAVE', field: 'email' },
        { type: 'FORM.SUBMIT', newKey: 'key-1' },
        { type: 'FORM.SUBMIT', newKey: 'key-2' },
      ]),
      ...whileDelivering([
        { type: 'LEAD.ARRIVED' },
        { type: 'LEAD.REFUSED' },
        { type: 'LEAD.UNKEPT' },
      ]),
    ],
    outcomes: {
      restoreDraft: [
        { name: 'nothing typed before', output: emptyDraft },
        {
          name: 'all typed but the e-mail address',
          output: { values: { ...complete, email: '' }, attempt: null },
        },
        {
          name: 'all typed, and sent without an answer',
          output: {
            values: complete,
            attempt: { key: 'sent-before', body: encodeForm(form, complete), values: complete },
          },
        },
        { name: 'a failure', error: new Error('The draft could not be restored.') },
      ],
      submitForm: [
        { name: 'logged', output: null },
        { name: 'accepted', output: { status: 200 } },
        { name: 'server error', output: { status: 500 } },
        { name: 'network failure', error: new TypeError('Failed to fetch') },
      ],
    },
    key,
    invariants: formInvariants,
  };
}
