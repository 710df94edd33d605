import { leadWords } from './lead-words.ts';
import { quoteSteps } from '#content/forms/quote.ts';
import {
  changeRequest,
  nobodyFits,
  recipients,
  recipientsOf,
  replies,
  repliesOf,
  verified,
} from '#content/promises.ts';

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
      'You go to the next step about a second after your last choice, or when you press Continue. You can always go back.',
  },
  adviceOff: 'Choose an answer, then press Continue. You can always go back.',
  progressName: 'Your request',
  stepTitle: (progress: string, short: string) => `${progress}: ${short}`,
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  autoAdvance: 'Move on automatically',
  continue: 'Continue',
  back: 'Back',
  submit: 'Send my request',
  sending: 'Sending your request…',
  nameIncomplete: 'Fill in both names to continue.',
  trust: ['100% Free', 'No Obligation', 'Verified Professionals'],
  trustLabel: 'What you can rely on',
  trustMeans: `${verified} We tell Inland Revenue nothing.`,
  thanks: {
    delivering: leadWords.delivering,
    notPersisted: leadWords.notPersisted,
    rejected: leadWords.rejected,
    heading: (firstName: string) => (firstName === '' ? 'Thank you' : `Thank you, ${firstName}`),
    delivered: 'Your request has arrived.',
    replyBy: leadWords.replyBy,
    nextTitle: 'What happens next',
    /** For a town, or null for a place that is not in the list. */
    next: (town: string | null) => [
      `We pass your request${town === null ? '' : ` from ${town}`} to ${recipients}.`,
      `${replies} ${nobodyFits}`,
      'You read their quotes and decide. You do not have to choose any of them.',
    ],
    /** The same for a request to one firm. */
    nextOf: (firm: string) => [
      `We pass your request to ${recipientsOf(firm)}.`,
      repliesOf(firm),
      'You read its quote and decide. You do not have to accept it.',
    ],
    contact: changeRequest,
    home: { label: 'Back to the home page', path: '/' },
    calculator: { label: 'Estimate your tax meanwhile', path: '/tax-calculator' },
    /** In its place, for a request about overdue returns or tax debt. */
    behind: { label: 'See what to do first meanwhile', path: '/behind-with-tax#steps' },
  },
  trouble: 'Is this form giving you trouble? Call or write to us.',
} as const;
