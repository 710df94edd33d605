import { businessTypes, locations, quickQuote, servicesNeeded } from '#content/quick-quote.ts';
import { urgencies } from '#content/quote-options.ts';
import type { FormDefinition } from '#machines/form/definition.ts';
import { chosen, maybeChosen, typedLine } from '#machines/form/rules.ts';
import { typedFields } from '#machines/quote-wizard/typed-fields.ts';
import * as v from 'valibot';

const { fields, invalidChoice } = quickQuote;

/** What a quick quote is. Its e-mail address and phone number follow the quote request's rules. */
export const quickQuoteForm = {
  name: 'quick-quote',
  fields: {
    name: v.pipe(typedLine(fields.name.label, 200), v.nonEmpty(fields.name.missing)),
    email: typedFields.email,
    phone: typedFields.phone,
    location: chosen(locations, fields.location.missing, invalidChoice(fields.location.label)),
    businessType: chosen(
      businessTypes,
      fields.businessType.missing,
      invalidChoice(fields.businessType.label),
    ),
    serviceNeeded: chosen(
      servicesNeeded,
      fields.serviceNeeded.missing,
      invalidChoice(fields.serviceNeeded.label),
    ),
    urgency: maybeChosen(urgencies, invalidChoice(fields.urgency.name)),
  },
} satisfies FormDefinition;
