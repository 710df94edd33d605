import { inWords } from '#content/number-words.ts';
import { nobodyFits, replyTime, recipientsOf, replies } from '#content/promises.ts';
import { questionCount } from './quote.ts';

/**
 * The words of the quote request without scripts, and of its document's head. They are apart from
 * the wizard's, whose code does not load them.
 */
export const plainQuote = {
  description: `Answer ${inWords(questionCount)} short questions and get free, no-obligation quotes from New Zealand tax accountants, ${replyTime.claim}.`,
  onePage: {
    heading: 'Get Free Quotes',
    intro: 'Fill in one form. Required fields say so.',
    required: 'required',
    atLeastOne: 'required, choose at least one',
    firm: 'Who should answer? (optional)',
    anyFirm: 'Up to three accountants who fit',
    trap: 'Leave this field empty',
  },
  problem: {
    title: 'Your request was not sent',
    heading: 'Your request was not sent',
    /** The form handler replaces this with its reason. */
    reasonSlot: '{{reason}}',
    back: 'Go back with your browser’s Back button. What you typed is still there.',
  },
  thanks: {
    description: 'What happens after you have asked for quotes.',
    /** The same for a request to one firm. */
    deliveredFor: (firm: string) =>
      `Your request has arrived. We pass it to ${recipientsOf(firm)}.`,
    /** What the page at /thank-you says to anybody; the form handler writes the receipt of a plain form post in its place. */
    withoutReference:
      'If the form brought you here, what you sent has arrived. To ask about it, give your email address.',
    /** The same for any form. */
    nextOfAny: [
      'A request for quotes goes to up to three accountants who fit it, or to the one firm you asked.',
      `${replies} ${nobodyFits}`,
      'You read the quotes and decide. You do not have to accept one.',
      'A message to us is answered by email.',
    ],
  },
} as const;
