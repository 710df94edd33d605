import { contactForm } from './contact.ts';
import type { LeadForm } from './field.ts';
import { joinForm } from './join.ts';
import { quickQuoteForm } from './quick-quote.ts';
import { quoteForm } from './quote.ts';

/** Every form that sends leads, by its name. */
export const forms = {
  [quoteForm.name]: quoteForm,
  [quickQuoteForm.name]: quickQuoteForm,
  [contactForm.name]: contactForm,
  [joinForm.name]: joinForm,
};

export type FormName = keyof typeof forms;

/** The form of this name; undefined if the site has none. */
export const formNamed = (name: string): LeadForm | undefined =>
  Object.values<LeadForm>(forms).find((form) => form.name === name);
