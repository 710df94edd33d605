import { quote } from '#content/ui/quote.ts';
import type { ChoiceField, ChoicesField, Field } from '#machines/lead/field.ts';
import type { AnswersTo } from '#machines/lead/lead-form.ts';
import { firmField, typedFields, type TypedField } from '#machines/lead/typed-fields.ts';
import { steps, type StepRow } from './steps.ts';

export type QuoteField = StepRow['fields'][number] | 'firm';

type SeveralField = Extract<StepRow, { kind: 'choices' }>['fields'][number];
type OneField = Extract<StepRow, { kind: 'choice' }>['fields'][number];

type QuoteFields = Readonly<Record<OneField, ChoiceField>> &
  Readonly<Record<SeveralField, ChoicesField>> &
  Pick<typeof typedFields, TypedField> &
  Readonly<Record<'firm', typeof firmField>>;

function fieldsOf(row: StepRow): readonly (readonly [string, Field])[] {
  if (row.kind === 'typed') return row.fields.map((field) => [field, typedFields[field]]);
  const { kind, options, sends } = row;
  const { missing } = quote.steps[row.id];
  return [[row.fields[0], { kind, options, sends, missing, invalid: missing }]];
}

/** The fields of all steps, and the firm, which no step asks for. */
function fieldsOfAll(rows: readonly StepRow[]): QuoteFields;
function fieldsOfAll(rows: readonly StepRow[]): Readonly<Record<string, Field>> {
  return { ...Object.fromEntries(rows.flatMap(fieldsOf)), firm: firmField };
}

/** The fields of a quote request, for the wizard and the one-page form. */
export const quoteForm = {
  name: 'quote',
  called: 'a quote request',
  fields: fieldsOfAll(steps),
} as const;

export type QuoteAnswers = AnswersTo<typeof quoteForm>;
