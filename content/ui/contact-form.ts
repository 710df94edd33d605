import { leadWords } from './lead-words.ts';
import { contactForm } from '#content/forms/contact.ts';
import { requiredFields } from '#content/forms/field-list.ts';
import { email, phone } from '#content/reach.ts';
import { site } from '#content/site.ts';

/** The words of the message form on the contact page. */
export const contactWords = {
  heading: 'Send us a message',
  intro: requiredFields(contactForm.fields),
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

/** The words of the form of a firm that asks to join. */
export const joinWords = {
  ...contactWords,
  intro: 'Firm, name and email address are required. What the listing needs can come later.',
  submit: 'Ask to join',
  sending: 'Sending your request…',
  delivered: `Your request to join has arrived. We answer by email, with the price and what comes next. Until then, find your NZBN, your tax agent listing and your membership. To add to your request, write to ${site.email}.`,
} as const;
