import { recipients, recipientsOf, replyBy } from '#content/promises.ts';
import { site } from '#content/site.ts';

/** The words that all forms share. */
export const leadWords = {
  /** About unusual answers. */
  warnings: {
    email: (suggestion: string) => `Did you mean ${suggestion}?`,
    phone: 'Check this number: a New Zealand one looks like 021 555 0123 or 09 555 1234.',
    message: 'This looks like an IRD number. Leave it out: nobody needs it for a quote.',
  },
  /** The first option of a list. */
  choose: 'Choose one',
  tooLong: (label: string, limit: number) => `${label} must be ${limit} characters or fewer`,
  invalidChoice: (label: string) => `${label}: choose one of the answers in the list`,
  summaryTitle: 'There is a problem',
  /** In its place, once every problem is corrected. */
  summaryCorrected: 'Corrected',
  /** The document's title while a form lists errors. */
  errorTitle: (title: string) => `Error: ${title}`,
  recipients: `${site.brand} passes these details to ${recipients}. They pay us for requests.`,
  /** The same for a request to one firm. */
  recipientsOf: (firm: string) => `${site.brand} passes these details to ${recipientsOf(firm)}.`,
  goesTo: (firm: string) => `Your request goes to ${firm}.`,
  /** At the button, if the site is set to log forms. */
  sendsNothing: 'The button below sends nothing yet.',
  privacyLink: 'How we look after your details',
  /** The exact words of the specification's error catalogue. */
  failure: 'There was an error submitting the form. Please try again or contact us directly.',
  /** Before the reference of a sent lead, even if it is not delivered yet. */
  reference: 'Your reference is',
  replyBy,
  sentTitle: 'What you sent',
  contactUs: `Call ${site.phone} or write to ${site.email}.`,
  delivering:
    'Your request is still being delivered. It is kept safely in this browser and we keep trying; you can leave this page open or come back to the site later.',
  notPersisted: `Your request is still being delivered. This browser cannot keep it, so please leave this page open until it has arrived, or call ${site.phone}.`,
  rejected: `Your request could not be delivered. Please call ${site.phone} or write to ${site.email} and we will take your details ourselves.`,
} as const;
