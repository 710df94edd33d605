import { createFormScenario } from '#machines/form/create-form-scenario.ts';
import { quickQuoteForm } from './quick-quote.ts';
import { quickQuoteFormMachine } from './quick-quote-form.machine.ts';

export const quickQuoteFormScenario = createFormScenario({
  machine: quickQuoteFormMachine,
  form: quickQuoteForm,
  complete: {
    name: 'Aroha Ngata',
    email: 'aroha@example.co.nz',
    phone: '',
    location: 'tauranga',
    businessType: 'sole-trader',
    serviceNeeded: 'gst-returns',
    urgency: '',
  },
});
