/**
 * What a form of typed and chosen fields is: its rules, and how it is written as a form body
 * and read back. The browser, the form handler and the tests all use this one.
 */
import * as v from 'valibot';
import type { Refusal } from '#machines/quote-wizard/lead.ts';
import { honeypotName } from '#machines/quote-wizard/typed-fields.ts';

/** What stands in each field, by the field's name; empty for one that is not filled in. */
export type Values = Readonly<Record<string, string>>;

/** What is wrong with each field that cannot be sent as it is, in words for the visitor. */
export type Problems = Readonly<Record<string, string>>;

export interface FormDefinition {
  /** The value of `form-name` that identifies the form to any form handler. */
  readonly name: string;
  /** The rule of each field, in the order in which fields are shown, sent and kept. */
  readonly fields: Readonly<Record<string, v.GenericSchema<string, string>>>;
}

export const blankValues = ({ fields }: FormDefinition): Values =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, '']));

/** The first thing wrong with each field. Empty for a form that can be sent. */
export function problemsOf({ fields }: FormDefinition, values: Values): Problems {
  const problems: Record<string, string> = {};
  for (const [field, rule] of Object.entries(fields)) {
    const { issues } = v.safeParse(rule, values[field] ?? '');
    if (issues !== undefined) problems[field] = issues[0].message;
  }
  return problems;
}

/** The values as they are sent, trimmed, if all of them can be. */
export function completeValues(form: FormDefinition, values: Values): Values | null {
  if (Object.keys(problemsOf(form, values)).length > 0) return null;
  const entries = Object.entries(form.fields);
  return Object.fromEntries(
    entries.map(([field, rule]) => [field, v.parse(rule, values[field] ?? '')]),
  );
}

/**
 * Writes complete values as an application/x-www-form-urlencoded body: the form's name, then
 * each field once, empty ones included, then the empty honeypot.
 */
export const encodeForm = ({ name }: FormDefinition, values: Values): string =>
  new URLSearchParams({ 'form-name': name, ...values, [honeypotName]: '' }).toString();

/**
 * Reads the values from the fields of a form body (without `form-name` and the honeypot). A
 * missing field counts as empty. Refuses a field that is not the form's, and one given twice.
 */
export function decodeForm(
  form: FormDefinition,
  body: URLSearchParams,
): { readonly values: Values } | Refusal {
  for (const name of new Set(body.keys())) {
    if (!Object.hasOwn(form.fields, name)) {
      return { reason: 'The form holds a field that is not part of it.' };
    }
    if (body.getAll(name).length > 1) {
      return { reason: `The field ${name} was sent more than once.` };
    }
  }
  const sent = Object.fromEntries(body);
  const values = completeValues(form, sent);
  if (values !== null) return { values };
  return { reason: `${Object.values(problemsOf(form, sent))[0]}.` };
}
