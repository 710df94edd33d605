import type { Option } from './quote-options.ts';
import type { LinesField, LineField } from '#content/forms/field.ts';
import { sharedFields } from '#content/forms/shared-fields.ts';
import { site } from '#content/site.ts';

/** Why a firm declines a request. */
export const declineReasons = [
  { value: 'busy', label: 'We have no room for it' },
  { value: 'work', label: 'We do not do this kind of work' },
  { value: 'place', label: 'It is too far away' },
  { value: 'time', label: 'We cannot do it in time' },
  { value: 'other', label: 'Another reason' },
] as const satisfies readonly Option[];

/** What a visitor may change. */
export const requestFields = {
  message: {
    kind: 'lines',
    rows: 2,
    label: 'What else should they know?',
    name: 'What you add',
    hint: sharedFields.message.hint,
    limit: 300,
    autoComplete: 'off',
    missing: 'Type what they should know',
    mail: sharedFields.message.mail,
    privacy: sharedFields.message.privacy,
  },
  phone: {
    kind: 'phone',
    label: 'New telephone number',
    hint: 'For your privacy, this page does not show the number that we have.',
    limit: sharedFields.phone.limit,
    autoComplete: 'tel',
    missing: 'Type the new number',
    mail: sharedFields.phone.mail,
    privacy: sharedFields.phone.privacy,
  },
} as const satisfies Readonly<Record<string, LinesField | LineField>>;

/** The words of the pages that signed links open. */
export const leadPage = {
  /** The server puts the page’s heading here, and in its title. */
  headingSlot: '{{heading}}',
  description: `A request that was made on ${site.brand}.`,
  questions: 'Questions? Call or write to us.',
  /** For any link that opens nothing, whatever the reason. */
  invalid: {
    heading: 'This link does not work',
    intro:
      'It is incomplete, too old or no longer needed: open the newest message that we sent you, or call or write to us with your reference.',
  },
  busy: {
    heading: 'Please try again in a minute',
    intro: 'Too many links are being opened just now.',
  },
  failed: {
    heading: 'Please try again in a minute',
    intro: 'We could not open your link just now.',
  },
  /** For a form that another site's page sent. */
  elsewhere: {
    heading: 'Nothing was changed',
    intro: 'This form came from a page of another site. Open the link in our message instead.',
  },
  rejected: {
    heading: 'Nothing was changed',
    intro: (problem: string) =>
      `${problem}. Go back with your browser’s Back button, and try again.`,
  },
  /** For a firm. */
  offer: {
    open: {
      heading: 'A request for your firm',
      intro: (firm: string, until: string) =>
        `Somebody needs a tax accountant, and ${firm} fits. Accept the request to see who they are and how to reach them. It is yours to accept until ${until}.`,
    },
    accept: 'Accept this request',
    declineTitle: 'Or decline it',
    reason: 'Your reason',
    reasonMissing: 'Choose a reason',
    decline: 'Decline this request',
    accepted: {
      heading: 'You have accepted this request',
      intro:
        'Write to them or call. Use these details to answer this request and for nothing else. We also send them to you by email.',
    },
    declined: {
      heading: 'You have declined this request',
      intro: 'Thank you for telling us. We look for somebody else, and you need do nothing more.',
    },
    expired: {
      heading: 'The time to accept this request has passed',
      intro: 'We are looking for somebody else, and you need do nothing more.',
    },
    withdrawn: {
      heading: 'This request has been withdrawn',
      intro:
        'The person no longer wants quotes. Please do not contact them, and delete any details that you have of them.',
    },
    closed: {
      heading: 'This request is closed',
      intro: 'It is no longer offered to anybody, and you need do nothing more.',
    },
  },
  /** For a visitor. */
  request: {
    open: {
      heading: (reference: string) => `Your request ${reference}`,
      received: (time: string) => `We received it on ${time}.`,
      holders: 'Who has it:',
      nobody: 'Nobody has it yet: we are looking for accountants who fit.',
    },
    /** Follow the name of a firm. */
    has: (since: string) => `Has your details since ${since}.`,
    asked: (since: string) =>
      `Was asked on ${since}. It does not know who you are until it accepts.`,
    addTitle: 'Add something',
    add: 'Add it to my request',
    added: 'We have added it to your request.',
    phoneTitle: 'Change your telephone number',
    changePhone: 'Change my number',
    phoneChanged: 'We have changed your telephone number.',
    /** Follows each of these. */
    passedOn: 'Accountants who have your details get the change by email.',
    withdrawTitle: 'Withdraw your request',
    withdrawMeaning:
      'We delete your details, and ask the accountants who have them to delete theirs. This cannot be undone.',
    confirm: 'I no longer want quotes',
    confirmMissing: 'Tick ‘I no longer want quotes’ to withdraw your request',
    withdraw: 'Withdraw my request',
    withdrawn: {
      heading: 'Your request is withdrawn',
      intro: 'We have deleted your details.',
      had: 'Who had them, and whom we ask to delete theirs:',
    },
    closed: 'Your request is closed, and goes to nobody else.',
  },
} as const;
