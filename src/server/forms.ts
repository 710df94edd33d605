import { contactForm } from '#machines/lead/contact.ts';
import type { LeadForm } from '#machines/lead/lead-form.ts';
import { quickQuoteForm } from '#machines/lead/quick-quote.ts';
import { quoteForm } from '#machines/quote-wizard/quote-form.ts';

/** The forms the handler accepts, by the value of their `form-name` field. */
export const forms: ReadonlyMap<string, LeadForm> = new Map(
  [quoteForm, quickQuoteForm, contactForm].map((form) => [form.name, form]),
);
