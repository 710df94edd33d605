import { leadWords } from './lead-words.ts';
import type { Option } from './quote-options.ts';
import { site } from '#content/site.ts';

const phone = `[${site.phone}](tel:${site.phone.replaceAll(' ', '')})`;
const email = `[${site.email}](mailto:${site.email})`;

/** The subjects of a message, in the order of the list. */
export const subjects = [
  { value: 'general', label: 'A general question' },
  { value: 'matching', label: 'Finding an accountant' },
  { value: 'technical', label: 'Something on this site does not work' },
  { value: 'partnership', label: 'Becoming a partner accountant' },
  { value: 'feedback', label: 'Feedback or a correction' },
  { value: 'complaint', label: 'A complaint' },
] as const satisfies readonly Option[];

/** The words of the message form on the contact page. Every field is required. */
export const contactForm = {
  heading: 'Send us a message',
  intro: 'All four fields are required.',
  fields: {
    name: { label: 'Full name', missing: 'Enter your full name' },
    email: leadWords.fields.email,
    subject: {
      label: 'Subject',
      placeholder: 'Choose a subject',
      missing: 'Choose what your message is about',
    },
    message: {
      label: 'Message',
      hint: 'Please leave out IRD numbers, bank details and tax papers.',
      missing: 'Enter your message',
    },
  },
  invalidChoice: leadWords.invalidChoice,
  summaryTitle: leadWords.summaryTitle,
  recipients: `Your message is read by ${site.brand} and passed to nobody else unless you ask us to.`,
  privacyLink: leadWords.privacyLink,
  submit: 'Send message',
  /** Shown if the site is set to log forms. */
  notConnected: `This form is not in use yet. Please write to ${email} or call ${phone}.`,
  /** The same, at the button. */
  sendsNothing: leadWords.sendsNothing,
  /** Shown if the site is set to deliver messages. */
  sending: 'Sending your message…',
  thanks: 'Thank you',
  delivered: 'Your message has arrived, and we will answer by email.',
  delivering:
    'Your message is still being delivered. It is kept in this browser and we keep trying; you can leave this page open or come back to the site later.',
  notPersisted: `Your message is still being delivered. This browser cannot keep it, so please leave this page open until it has arrived, or call ${site.phone}.`,
  rejected: `Your message could not be delivered. Please write to ${site.email} or call ${site.phone}.`,
  failure: leadWords.failure,
  contactUs: leadWords.contactUs,
  /** Replaces the form in a browser without JavaScript. */
  withoutScript: `This form needs JavaScript. Please write to ${email} or call ${phone}. To ask for quotes, use the [quote request](/quote), which needs none.`,
} as const;
