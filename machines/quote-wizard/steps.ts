/**
 * The steps of the quote request, in order. States, history, views, the lab's masks and the scenario
 * are all made from these rows, and the rows from the words and fields of `content/forms/quote.ts`.
 */
import * as v from 'valibot';
import type { Option } from '#content/ui/quote-options.ts';
import { quoteForm, quoteSteps } from '#content/forms/quote.ts';
import type { Field } from '#content/forms/field.ts';

type Fields = typeof quoteForm.fields;

export type QuoteField = keyof Fields;

/** A step that asks a question. */
export type QuestionStep = keyof typeof quoteSteps;

type TypedId = 'name' | 'contact';

type ChoiceId = Exclude<QuestionStep, TypedId>;

type FieldOf<Id> = {
  [Name in QuoteField]: Fields[Name] extends { readonly step: Id } ? Name : never;
}[QuoteField];

/** A field that is typed in. */
export type TypedField = FieldOf<TypedId>;

export interface TypedStep {
  readonly id: TypedId;
  readonly kind: 'typed';
  readonly fields: readonly TypedField[];
}

/** A list of which one or several options are chosen. */
export interface ChoiceStep {
  /** Also the name of the step in the address: /quote?step=services */
  readonly id: ChoiceId;
  readonly kind: 'choice' | 'choices';
  /** The field of the lead that contains the answer. */
  readonly fields: readonly [FieldOf<ChoiceId>];
  readonly options: readonly [Option, ...Option[]];
}

export type StepRow = TypedStep | ChoiceStep;

type StepField = Field & { readonly step?: string };

const rows: readonly unknown[] = Object.keys(quoteSteps).map((id) => {
  const own = Object.entries<StepField>(quoteForm.fields).filter(([, { step }]) => step === id);
  const names = own.map(([name]) => name);
  const [, field] = own[0] ?? [];
  if (field === undefined || !('options' in field)) return { id, kind: 'typed', fields: names };
  return { id, kind: field.kind, fields: names, options: field.options };
});

// oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion -- the types of a row are read from the same fields
export const steps = rows as readonly [StepRow, ...StepRow[]];

/** A question, or the thank-you after the last one. */
export type Step = QuestionStep | 'thank-you';

export const questionSteps: readonly QuestionStep[] = steps.map(({ id }) => id);

export const choiceSteps: readonly ChoiceStep[] = steps.filter((step) => step.kind !== 'typed');

export const [{ id: firstStep }] = steps;

const inOrder: readonly Step[] = [...questionSteps, 'thank-you'];

const stepSchema = v.fallback(v.picklist(inOrder), firstStep);

/** The step with this name; the first one for any other value. */
export const stepNamed = (name: unknown): Step => v.parse(stepSchema, name);

/** A step's number, from 1. The thank-you comes after the last question. */
export const stepNumber = (step: Step): number => inOrder.indexOf(step) + 1;

/** The step before one; undefined for the first. */
export const stepBefore = (step: QuestionStep): QuestionStep | undefined =>
  questionSteps[questionSteps.indexOf(step) - 1];

export const stepAfter = (step: QuestionStep): Step => inOrder[stepNumber(step)] ?? 'thank-you';
