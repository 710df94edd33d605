import { answerTime, leadWords } from './lead-words.ts';
import { quoteSteps } from '#content/forms/quote.ts';

/** The number of questions. */
export const questionCount = Object.keys(quoteSteps).length;

/** The words of the quote wizard and its thank-you. Those of the plain form are in plain-quote.ts. */
export const quote = {
  ...leadWords,
  pageTitle: 'Get Free Quotes',
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
  trustMeans:
    'Verified: we ask each firm for its tax agent listing before it gets your request. We tell Inland Revenue nothing.',
  thanks: {
    delivering: leadWords.delivering,
    notPersisted: leadWords.notPersisted,
    rejected: leadWords.rejected,
    heading: (firstName: string) => (firstName === '' ? 'Thank you' : `Thank you, ${firstName}`),
    delivered: 'Your request has arrived.',
    reference: leadWords.reference,
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
    sentTitle: 'What you sent',
    contact:
      'To withdraw your request or add to it, call or write to us with your reference. We stop it, and say which accountants already have it.',
    home: 'Back to the home page',
    calculator: 'Estimate your tax meanwhile',
  },
  trouble: 'Is this form giving you trouble? Call or write to us.',
} as const;
