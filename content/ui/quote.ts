import { answerTime, leadWords } from './lead-words.ts';
import { quoteSteps } from '#content/forms/quote.ts';
import { inWords } from '#content/number-words.ts';

/** The number of questions. */
export const questionCount = Object.keys(quoteSteps).length;

/** The words of the quote wizard, its one-page form and its thank-you. */
export const quote = {
  ...leadWords,
  pageTitle: 'Get Free Quotes',
  description: `Answer ${inWords(questionCount)} short questions and get free, no-obligation quotes from New Zealand tax accountants, promised ${answerTime.claim}.`,
  steps: quoteSteps,
  /** Read before the first choice, and the description of each group (WCAG technique G13). */
  advice: {
    choice: 'Choosing an answer takes you to the next step. You can always go back.',
    choices:
      'You go to the next step about a second after your last choice. You can always go back.',
  },
  adviceOff: 'Choose an answer, then press Continue. You can always go back.',
  progressName: 'Your request',
  stepTitle: (progress: string, short: string) => `${progress}: ${short}`,
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  autoAdvance: 'Move on automatically',
  continue: 'Continue',
  back: 'Back',
  submit: 'Get my free quotes',
  sending: 'Sending your request…',
  nameIncomplete: 'Fill in both names to continue.',
  trust: ['100% Free', 'No Obligation', 'Verified Professionals'],
  trustLabel: 'What you can rely on',
  thanks: {
    delivering: leadWords.delivering,
    notPersisted: leadWords.notPersisted,
    rejected: leadWords.rejected,
    heading: (firstName: string) => (firstName === '' ? 'Thank you' : `Thank you, ${firstName}`),
    delivered: 'Your request has arrived.',
    /** The same for a request to one firm. */
    deliveredFor: (firm: string) =>
      `Your request has arrived. We pass it to ${firm}, and to nobody else.`,
    description: 'What happens after you have asked for quotes.',
    reference: leadWords.reference,
    /** What the page at /thank-you says to anybody; the form handler writes the receipt of a plain form post in its place. */
    withoutReference:
      'If the form brought you here, what you sent has arrived. To ask about it, give your email address.',
    nextTitle: 'What happens next',
    /** For a town, or null for a place that is not in the list. */
    next: (town: string | null) => [
      `We pass your request to up to three accountants ${town === null ? '' : `in or near ${town} `}who fit your answers, and to nobody else.`,
      `They write or call ${answerTime.claim}. ${answerTime.means}`,
      'You read their quotes and decide. There is no obligation to choose any of them.',
    ],
    /** The same for a request to one firm. */
    nextOf: (firm: string) => [
      `We pass your request to ${firm}, and to nobody else.`,
      `${firm} writes or calls ${answerTime.claim}. ${answerTime.means}`,
      'You read its quote and decide. There is no obligation to accept it.',
    ],
    /** The same for any form. */
    nextOfAny: [
      'A request for quotes goes to up to three accountants who fit it, or to the one firm you asked.',
      `They write or call ${answerTime.claim}. ${answerTime.means}`,
      'You read the quotes and decide. There is no obligation to accept one.',
      'A message to us is answered by email.',
    ],
    sentTitle: 'What you sent',
    contact:
      'To withdraw your request or add to it, call or write to us with your reference. We stop it, and say which accountants already have it.',
    home: 'Back to the home page',
    calculator: 'Estimate your tax meanwhile',
  },
  trouble: 'Is this form giving you trouble? Call or write to us.',
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
} as const;
