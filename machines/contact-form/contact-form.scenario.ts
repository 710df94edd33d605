import { createFormScenario } from '#machines/form/create-form-scenario.ts';
import { contactForm } from './contact.ts';
import { contactFormMachine } from './contact-form.machine.ts';

export const contactFormScenario = createFormScenario({
  machine: contactFormMachine,
  form: contactForm,
  complete: {
    name: 'Aroha Ngata',
    email: 'aroha@example.co.nz',
    subject: 'matching',
    message: 'Kia ora.\nWho helps with a trust in Tauranga?',
  },
});
