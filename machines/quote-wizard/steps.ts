/**
 * The steps of the quote request, in order, one row each. States, lead, history, views, the plain
 * form, the lab's masks and the scenario are all made from these rows. A row's words are under its
 * id in `content/ui/quote.ts`.
 */
import * as v from 'valibot';
import {
  businessTypes,
  locations,
  services,
  urgencies,
  type Option,
} from '#content/ui/quote-options.ts';
import type { quote } from '#content/ui/quote.ts';
import type { TypedField } from '#machines/lead/typed-fields.ts';

/** A step with a list of options, of which one or several are chosen. */
interface ChoiceRow {
  /** Also the name of the step in the address: /quote?step=services */
  readonly id: keyof typeof quote.steps;
  readonly kind: 'choice' | 'choices';
  /** The field of the lead that contains the answer. */
  readonly fields: readonly [string];
  readonly options: readonly Option[];
  /** Whether the lead contains an option's label or its value. */
  readonly sends: 'label' | 'value';
}

/** A step whose fields are typed in. It has its own state and view. */
interface TypedRow {
  readonly id: 'name' | 'contact';
  readonly kind: 'typed';
  readonly fields: readonly TypedField[];
}

export const steps = [
  {
    id: 'business-type',
    kind: 'choice',
    fields: ['businessType'],
    options: businessTypes,
    sends: 'label',
  },
  { id: 'location', kind: 'choice', fields: ['location'], options: locations, sends: 'label' },
  { id: 'services', kind: 'choices', fields: ['services'], options: services, sends: 'label' },
  { id: 'urgency', kind: 'choice', fields: ['urgency'], options: urgencies, sends: 'value' },
  { id: 'name', kind: 'typed', fields: ['firstName', 'lastName'] },
  { id: 'contact', kind: 'typed', fields: ['email', 'phone', 'businessName', 'message'] },
] as const satisfies readonly (ChoiceRow | TypedRow)[];

export type StepRow = (typeof steps)[number];

export type ChoiceStep = Extract<StepRow, ChoiceRow>;

export type TypedStep = Extract<StepRow, TypedRow>;

/** A step that asks a question. */
export type QuestionStep = StepRow['id'];

/** A question, or what follows the last one. */
export type Step = QuestionStep | 'thank-you';

export const questionSteps: readonly QuestionStep[] = steps.map(({ id }) => id);

export const choiceSteps: readonly ChoiceStep[] = steps.filter((step) => step.kind !== 'typed');

export const [{ id: firstStep }] = steps;

const stepSchema = v.fallback(v.picklist([...questionSteps, 'thank-you']), firstStep);

/** The step with this name; the first one for any other value. */
export const stepNamed = (name: unknown): Step => v.parse(stepSchema, name);

/** A step's number, from 1. The thank-you comes after the last question. */
export const stepNumber = (step: Step): number =>
  step === 'thank-you' ? steps.length + 1 : questionSteps.indexOf(step) + 1;

export const rowOf = (step: QuestionStep): StepRow =>
  steps.find(({ id }) => id === step) ?? steps[0];

/** The step before one; undefined for the first. */
export const stepBefore = (step: QuestionStep): QuestionStep | undefined =>
  questionSteps[questionSteps.indexOf(step) - 1];

export const stepAfter = (step: QuestionStep): Step =>
  questionSteps[questionSteps.indexOf(step) + 1] ?? 'thank-you';
