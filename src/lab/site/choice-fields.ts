import { contactForm } from '#machines/lead/contact.ts';
import type { LeadForm } from '#machines/lead/lead-form.ts';
import { quickQuoteForm } from '#machines/lead/quick-quote.ts';
import { quoteForm } from '#machines/quote-wizard/quote-form.ts';

const forms: readonly LeadForm[] = [quoteForm, quickQuoteForm, contactForm];

/** The fields of the site's forms that are answered by choosing. */
export const choiceFields: readonly string[] = forms.flatMap(({ fields }) =>
  Object.entries(fields).flatMap(([name, field]) => ('options' in field ? [name] : [])),
);
