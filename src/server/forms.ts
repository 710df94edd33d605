import { cities } from '#content/cities.ts';
import { contactForm } from '#machines/lead/contact.ts';
import type { LeadForm } from '#machines/lead/lead-form.ts';
import { quickQuoteFormFor } from '#machines/lead/quick-quote.ts';
import { quoteForm } from '#machines/quote-wizard/quote-form.ts';

const towns = cities.map(({ slug, name }) => ({ value: slug, label: name }));

/** The forms the handler accepts, by the value of their `form-name` field. */
export const forms: ReadonlyMap<string, LeadForm> = new Map(
  [quoteForm, quickQuoteFormFor(towns), contactForm].map((form) => [form.name, form]),
);
