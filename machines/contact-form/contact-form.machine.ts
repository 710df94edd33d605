import { createFormMachine } from '#machines/form/create-form-machine.ts';
import { contactForm } from './contact.ts';

/** The message form of the contact page. */
export const contactFormMachine = createFormMachine({
  id: 'contact-form',
  description: 'Takes a message to the people behind the site.',
  form: contactForm,
});
