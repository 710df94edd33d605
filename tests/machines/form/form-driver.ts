import type { formMachine } from '#machines/form/form.machine.ts';
import { formScenario } from '#machines/form/form.scenario.ts';
import type { Answers } from '#machines/lead/lead-form.ts';
import { drive, type Driver } from '#statelab/explore/drive.ts';
import { stateName } from '#machines/state-name.ts';

export const complete = {
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  phone: '',
  location: 'tauranga',
  businessType: 'sole-trader',
  serviceNeeded: 'gst-returns',
  urgency: '',
  message: '',
  firm: '',
};

/** `complete` as it is sent. */
export const body =
  'form-name=quick-quote&name=Aroha+Ngata&email=aroha%40example.co.nz&phone=&location=tauranga&businessType=sole-trader&serviceNeeded=gst-returns&urgency=&bot-field=';

export type FormDriver = Driver<typeof formMachine>;

/** A quick quote form with a restored draft; by default every field is typed. */
export function startForm(draft: unknown = { answers: complete, attempt: null }): FormDriver {
  const form = startUnrestoredForm(draft);
  form.settle('restoreDraft', 'restored');
  return form;
}

/** A quick quote form before its draft is restored, on a page with prefilled answers. */
export const startUnrestoredForm = (draft: unknown, prefilled: Answers = {}): FormDriver =>
  drive({
    ...formScenario,
    input: { ...formScenario.input, prefilled },
    outcomes: {
      ...formScenario.outcomes,
      restoreDraft: [
        { name: 'restored', output: draft },
        { name: 'a failure', error: new Error('The draft could not be restored.') },
      ],
    },
  });

/** The form with a request under way. */
export function startSending(): FormDriver {
  const form = startForm();
  form.send({ type: 'FORM.SUBMIT', newIdempotencyKey: 'key-1' });
  return form;
}

export const stateOf = (form: FormDriver): string => stateName(form.snapshot());

export const answersOf = (form: FormDriver) => form.snapshot().context.answers;
