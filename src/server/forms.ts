import { contactForm } from '#content/forms/contact.ts';
import type { LeadForm } from '#content/forms/field.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';
import { quoteForm } from '#content/forms/quote.ts';

/** The forms the handler accepts, by the value of their `form-name` field. */
export const forms: ReadonlyMap<string, LeadForm> = new Map(
  [quoteForm, quickQuoteForm, contactForm].map((form) => [form.name, form]),
);
