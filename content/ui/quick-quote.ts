import { nobodyFits, recipients, replies, repliesOf } from '#content/promises.ts';
import { leadWords } from './lead-words.ts';
import { site } from '#content/site.ts';

/** The words of the quick quote form, used on many pages. */
export const quickQuote = {
  ...leadWords,
  title: 'Get a free quote',
  subtitle: 'Tell us what you need. It is free, and you do not have to accept any quote.',
  /** Opens the form on a small screen. */
  open: 'Get free quotes',
  /** Follows the label of each required field. */
  required: 'required',
  submit: 'Send my request',
  sending: 'Sending your request…',
  /** Shown if the site is set to log forms. */
  notConnected: `This form is not in use yet. To reach an accountant, use the [quote request](/quote) or call ${site.phone}.`,
  /** Shown if the site is set to deliver requests. */
  thanks: 'Thank you',
  delivered: `Your request has arrived. It goes to ${recipients}. ${replies} ${nobodyFits} You do not have to choose any of them.`,
  /** The same for a request to one firm. */
  deliveredOf: (firm: string) =>
    `Your request has arrived. ${repliesOf(firm)} You do not have to accept its quote.`,
  /** Replaces the form in a browser without JavaScript. */
  withoutScript:
    'This form needs JavaScript. The [quote request](/quote) asks the same on one plain page that needs none.',
} as const;
