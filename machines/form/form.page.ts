import { controlLabel, type Field } from '#content/forms/field.ts';
import { contactWords } from '#content/ui/contact-form.ts';
import { forms } from '#content/forms/forms.ts';
import { quickQuote } from '#content/ui/quick-quote.ts';
import { contactScenario, formScenario } from './form.scenario.ts';
import { control, fill, find, leave, open, press, select } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { respondToForm, leadStatus } from '#lab/posting.ts';
import { world } from '#lab/world-act.ts';

interface Words {
  readonly submit: string;
  /** The remark on a required field. */
  readonly required?: string;
}

function leadFormPage(scenario: typeof formScenario, address: string, { submit, required }: Words) {
  const { form } = scenario.input;
  const { fields } = forms[form];
  const field = control('textbox', controlLabel(fields.email, required));
  const lists = new Map(
    Object.entries<Field>(fields).map(([name, described]) => [
      name,
      control('combobox', controlLabel(described, required)),
    ]),
  );
  return definePage({
    scenario,
    path: address,
    prepare: [world('stopClock'), world('holdPosts')],
    events: {
      'FIELD.CHANGE': ({ field: name, value }) =>
        name === 'email' ? fill(field, value) : select(lists.get(name) ?? field, value),
      'FIELD.BLUR': leave(field),
      'FORM.SUBMIT': press(control('button', submit)),
      ...leadStatus,
    },
    outcomes: {
      submitForm: respondToForm,
      restoreDraft: {
        opens: (draft) => [
          world('keepInStorage', 'sessionStorage', `waymark.${form}.draft`, JSON.stringify(draft)),
          open(address),
        ],
      },
    },
    // A busy button ignores clicks.
    when: { 'FORM.SUBMIT': (snapshot) => !snapshot.matches({ open: 'sending' }) },
    finds: (snapshot) =>
      snapshot.matches('open')
        ? [find(field, { value: [snapshot.context.answers['email']].join() })]
        : [],
    // An accepted lead has no outbox to reject it.
    last: ['submitForm: accepted'],
    unseen: ['form.open|FIELD.BLUR|0'],
  });
}

export const quickQuoteFormPage = leadFormPage(formScenario, '/small-business-tax', quickQuote);

export const contactFormPage = leadFormPage(contactScenario, '/contact', contactWords);
