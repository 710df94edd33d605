import { createFormMachine } from '#machines/form/create-form-machine.ts';
import { quickQuoteForm } from './quick-quote.ts';

/** The request for a quote in seven fields that stands on many pages. */
export const quickQuoteFormMachine = createFormMachine({
  id: 'quick-quote-form',
  description: 'Takes a request for a quote where the visitor happens to be reading.',
  form: quickQuoteForm,
});
