import { contactForm } from '#machines/contact-form/contact.ts';
import { decodeForm, type FormDefinition } from '#machines/form/definition.ts';
import { quickQuoteForm } from '#machines/quick-quote-form/quick-quote.ts';
import {
  decodeLead,
  leadFields,
  quoteFormName,
  type Refusal,
} from '#machines/quote-wizard/lead.ts';

/** What a form's answers are kept as: one value a column, in the order they are shown. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** A form that the site may send. */
export interface Form {
  /** Checks the fields of a body, without `form-name` and the honeypot. */
  readonly decode: (fields: URLSearchParams) => { readonly values: FormValues } | Refusal;
}

const quoteForm: Form = {
  decode: (fields) => {
    const lead = decodeLead(fields);
    if ('reason' in lead) return lead;
    return { values: Object.fromEntries(leadFields.map((field) => [field, lead[field]])) };
  },
};

const formOf = (definition: FormDefinition): [string, Form] => [
  definition.name,
  { decode: (fields) => decodeForm(definition, fields) },
];

/** The forms the handler accepts, by the value of their `form-name` field. */
export const forms: ReadonlyMap<string, Form> = new Map([
  [quoteFormName, quoteForm],
  formOf(quickQuoteForm),
  formOf(contactForm),
]);
