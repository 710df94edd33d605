import type { AnyMachineSnapshot } from 'xstate';
import { quoteForm } from '#content/forms/quote.ts';
import { quote } from '#content/ui/quote.ts';
import { firms, quoteWizardScenario } from './quote-wizard.scenario.ts';
import { choiceSteps, steps, type ChoiceStep, type TypedField } from './steps.ts';
import { parseVisit } from './visit.ts';
import { controlLabel } from '#content/forms/field.ts';
import { control, fill, find, key, leave, open, press, select } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { respondToForm, keepEntry, leadStatus } from '#lab/posting.ts';
import { world } from '#lab/world-act.ts';

const button = (name: string) => control('button', name);
const field = (name: TypedField) => {
  const described = quoteForm.fields[name];
  const role = described.kind === 'choice' ? 'combobox' : 'textbox';
  return control(role, controlLabel(described));
};
const option = ({ kind }: ChoiceStep, label: string) =>
  control(kind === 'choices' ? 'checkbox' : 'radio', label);
const advanceSwitch = control('switch', quote.autoAdvance);

/** The control of a value in the step that a snapshot is at. */
function optionOf(value: string, before?: AnyMachineSnapshot) {
  const at = choiceSteps.filter(({ id }) => before?.matches(id) ?? true);
  for (const step of at) {
    const found = step.options.find((candidate) => candidate.value === value);
    if (found !== undefined) return option(step, found.label);
  }
  throw new Error(`No step of the quote request has the option '${value}'.`);
}

/** The scenario only chooses among the first options. */
const checkedOptions = 3;

/** Stores an undelivered lead of an earlier visit. */
const leaveLead = (sentKey: string) => [
  keepEntry({ key: sentKey, body: 'form-name=quote', refused: false }),
  world('watchLead', sentKey),
];

export const quoteWizardPage = definePage({
  scenario: quoteWizardScenario,
  path: '/quote',
  prepare: [world('stopClock'), world('holdPosts')],
  events: {
    'ANSWER.CHOOSE': ({ value }, before) => press(optionOf(value, before)),
    'GROUP.MOVE': key('Tab'),
    'FIELD.CHANGE': ({ field: name, value }) =>
      (quoteForm.fields[name].kind === 'choice' ? select : fill)(field(name), value),
    'FIELD.BLUR': ({ field: name }) => leave(field(name)),
    'STEP.NEXT': press(button(quote.continue)),
    'STEP.BACK': press(button(quote.back)),
    'STEP.VISIT': ({ step }) => world('goBackTo', `/quote?step=${step}`),
    'PAGE.HIDE': world('hidePage'),
    'AUTO_ADVANCE.TOGGLE': press(advanceSwitch),
    'FORM.SUBMIT': press(button(quote.submit)),
    ...leadStatus,
    // The wizard ignores rejections; a lead is rejected only once.
    'LEAD.REJECTED': 'never',
  },
  outcomes: {
    submitForm: respondToForm,
    restoreVisit: {
      opens: (visit) => {
        const { draft, step, townIsGiven } = parseVisit(visit, firms);
        return [
          world('keepInStorage', 'sessionStorage', 'waymark.quote.draft', JSON.stringify(draft)),
          ...(draft.sentKey === null ? [] : leaveLead(draft.sentKey)),
          open(
            `/quote?${new URLSearchParams({
              step,
              ...(townIsGiven && { location: draft.answers.location }),
              ...(draft.answers.firm !== '' && { firm: draft.answers.firm }),
            })}`,
          ),
        ];
      },
    },
  },
  // A busy button ignores clicks.
  when: { 'FORM.SUBMIT': (snapshot) => !snapshot.matches({ contact: 'sending' }) },
  finds: (snapshot) => {
    const row = steps.find(({ id }) => snapshot.matches(id));
    const { answers, autoAdvance } = snapshot.context;
    if (row === undefined) return [];
    if (row.kind === 'typed') {
      return row.fields.map((name) => find(field(name), { value: answers[name] }));
    }
    const chosen = [answers[row.fields[0]]].flat();
    return [
      ...row.options
        .slice(0, checkedOptions)
        .map(({ value, label }) => find(option(row, label), { checked: chosen.includes(value) })),
      find(advanceSwitch, { checked: autoAdvance }),
    ];
  },
  unseen: [
    'contact|FIELD.BLUR|0',
    'quote-wizard.contact.sending|FIELD.CHANGE|0',
    'quote-wizard.contact.sending|STEP.BACK|0',
    'quote-wizard.services.advancing|GROUP.MOVE|0',
    'quote-wizard|STEP.VISIT|0',
    'thank-you|STEP.VISIT|1',
  ],
});
