/**
 * What a lead is: its fields, their limits, how it is checked, and how it is written as a
 * form body and read back. The browser, the form handler and the tests all use this one.
 */
import * as v from 'valibot';
import {
  businessTypes,
  locations,
  services,
  urgencies,
  type Option,
} from '#content/quote-options.ts';
import { quote } from '#content/quote.ts';
import { honeypotName, typedFields } from './typed-fields.ts';

/** The value of `form-name` that identifies the quote form to any form handler. */
export const quoteFormName = 'quote';

function choice<const Options extends readonly Option[]>(options: Options, missing: string) {
  return v.picklist(
    options.map((option): Options[number]['value'] => option.value),
    missing,
  );
}

/** A complete lead. Choices hold option values, typed fields are trimmed. */
export const leadSchema = v.object({
  businessType: choice(businessTypes, quote.steps['business-type'].missing),
  location: choice(locations, quote.steps.location.missing),
  services: v.pipe(
    v.array(choice(services, quote.steps.services.missing)),
    v.minLength(1, quote.steps.services.missing),
    v.check((list) => new Set(list).size === list.length, quote.steps.services.missing),
  ),
  urgency: choice(urgencies, quote.steps.urgency.missing),
  ...typedFields,
});

export type Lead = v.InferOutput<typeof leadSchema>;
export type LeadField = keyof Lead;

/** The order in which a lead's fields are sent, stored and shown. */
export const leadFields = [
  'businessType',
  'location',
  'services',
  'urgency',
  'firstName',
  'lastName',
  'email',
  'phone',
  'businessName',
] as const satisfies readonly LeadField[];

const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

const valueOf = (options: readonly Option[], label: string): string =>
  options.find((option) => option.label === label)?.value ?? label;

/** What stands between two services in the payload. No service's label contains it. */
const separator = ', ';

/**
 * Writes a lead as an application/x-www-form-urlencoded body: the form's name, then each
 * field once, empty ones included, then the empty honeypot. Business type, location and
 * services are sent as their labels, urgency as its value.
 */
export function encodeLead(lead: Lead): string {
  return new URLSearchParams({
    'form-name': quoteFormName,
    ...lead,
    businessType: labelOf(businessTypes, lead.businessType),
    location: labelOf(locations, lead.location),
    services: lead.services.map((service) => labelOf(services, service)).join(separator),
    [honeypotName]: '',
  }).toString();
}

/** Why a body is no lead, in one sentence that is safe to show to whoever sent it. */
export interface Refusal {
  readonly reason: string;
}

/**
 * Reads a lead from the fields of a form body (without `form-name` and the honeypot).
 * A field given twice is refused, but for services: a plain HTML form sends one per tick.
 * A missing optional field counts as empty.
 */
export function decodeLead(fields: URLSearchParams): Lead | Refusal {
  for (const name of new Set(fields.keys())) {
    if (!leadFields.some((field) => field === name)) {
      return { reason: 'The form holds a field that is not part of a quote request.' };
    }
    if (name !== 'services' && fields.getAll(name).length > 1) {
      return { reason: `The field ${name} was sent more than once.` };
    }
  }
  const chosen = fields.getAll('services').flatMap((part) => part.split(separator));
  const result = v.safeParse(
    leadSchema,
    {
      businessType: valueOf(businessTypes, fields.get('businessType') ?? ''),
      location: valueOf(locations, fields.get('location') ?? ''),
      services: chosen.filter((part) => part !== '').map((part) => valueOf(services, part)),
      urgency: fields.get('urgency') ?? '',
      firstName: fields.get('firstName') ?? '',
      lastName: fields.get('lastName') ?? '',
      email: fields.get('email') ?? '',
      phone: fields.get('phone') ?? '',
      businessName: fields.get('businessName') ?? '',
    },
    { abortEarly: true },
  );
  return result.success ? result.output : { reason: `${result.issues[0].message}.` };
}
