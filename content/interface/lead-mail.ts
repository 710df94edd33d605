import { site } from '#content/site.ts';

/** The words of the messages that the server sends. */
export const leadMail = {
  /** To the operator, of every lead. */
  notice: {
    subject: (form: string, reference: string) => `New lead (${form}): ${reference}`,
    answer: 'An answer to this message goes to the person who asked.',
  },
  /** To the visitor. It holds nothing that was typed, so that nobody can have us send their words. */
  confirmation: {
    subject: (reference: string) => `${site.brand} has your request: ${reference}`,
    text: (reference: string) =>
      [
        'Thank you. Your request has arrived, and you need do nothing more.',
        `Your reference is ${reference}. Please name it if you call ${site.phone} or write to ${site.email}.`,
        'If you did not ask for this, somebody else left your address. Write to us and we delete it.',
      ].join('\n\n'),
  },
} as const;
