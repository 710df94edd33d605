import { businessTypes, locations, quickQuote, servicesNeeded } from '#content/ui/quick-quote.ts';
import { urgencies, type Option } from '#content/ui/quote-options.ts';
import type { ChoiceField } from './field.ts';
import type { LeadForm } from './lead-form.ts';
import { firmField, typedFields } from './typed-fields.ts';

const { fields, invalidChoice } = quickQuote;

const required = (
  { label, missing }: { readonly label: string; readonly missing: string },
  options: readonly Option[],
): ChoiceField => ({ kind: 'choice', options, missing, invalid: invalidChoice(label) });

export const quickQuoteForm = {
  name: 'quick-quote',
  called: 'it',
  fields: {
    name: { kind: 'line', name: fields.name.label, limit: 200, missing: fields.name.missing },
    email: typedFields.email,
    phone: typedFields.phone,
    location: required(fields.location, locations),
    businessType: required(fields.businessType, businessTypes),
    serviceNeeded: required(fields.serviceNeeded, servicesNeeded),
    urgency: {
      kind: 'choice',
      options: urgencies,
      invalid: invalidChoice(fields.urgency.name),
    },
    message: typedFields.message,
    firm: firmField,
  },
} as const satisfies LeadForm;
