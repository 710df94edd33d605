import { changeRequest } from '#content/promises.ts';
import { site } from '#content/site.ts';

/** The words of the messages that the server sends. */
export const leadMail = {
  reference: 'Reference',
  received: 'Received',
  /** For a request that waited in the visitor's browser. */
  written: 'Written',
  /** Follows the time, which is New Zealand's. */
  zone: 'New Zealand time',
  /** To the operator. */
  operator: {
    lead: (form: string, reference: string) => `New lead (${form}): ${reference}`,
    correction: (form: string, reference: string) => `Corrected lead (${form}): ${reference}`,
    withdrawal: (form: string, reference: string) => `Withdrawn lead (${form}): ${reference}`,
  },
  /** To a firm that receives a request. */
  firm: {
    lead: (reference: string) => `A request for you from ${site.brand}: ${reference}`,
    correction: (reference: string) => `Corrected request from ${site.brand}: ${reference}`,
    withdrawal: (reference: string) => `Withdrawn request from ${site.brand}: ${reference}`,
    terms: (reference: string) =>
      `Use these details to answer this request and for nothing else. To decline it, or to ask about it, write to ${site.email} and quote ${reference}.`,
  },
  /** Printed above the answers of a corrected or withdrawn lead. */
  remarks: {
    lead: '',
    correction: 'These answers replace the earlier ones.',
    withdrawal:
      'The person has withdrawn this request. Please do not contact them, and delete their details.',
  },
  /** Printed first for a form in quarantine that began a burst. */
  burst:
    'Many forms came from one address within a minute. This one and those that follow are in quarantine, and nobody else has them: npm run leads -- spam lists them.',
  /** The operator's first line: which firms have the lead. */
  sentTo: (names: readonly string[]) => `Sent to ${names.join(', ')}.`,
  /** The operator's first line when no firm has the lead. `firm` is the one that the visitor asked for. */
  nobody: (firm?: string) =>
    firm === undefined
      ? 'Nobody has this lead: no listed firm does this work in this town.'
      : `Nobody has this lead: it is for ${firm} alone, which cannot receive it.`,
  /** How to reply. */
  reply: (email: string) => `Reply to this message to write to ${email}.`,
  /** The same in a message that a reply would not reach them by. */
  writeTo: (email: string) => `Write to ${email}: a reply to this message does not reach them.`,
  /** To the visitor. Contains nothing that was typed, so that it cannot be used to send spam. */
  confirmation: {
    subject: (reference: string) => `${site.brand} has your request: ${reference}`,
    text: (reference: string) =>
      [
        'Thank you. Your request has arrived, and you need do nothing more.',
        `Your reference is ${reference}. ${changeRequest}`,
        'If you did not ask for this, somebody else left your address. Write to us and we delete it.',
      ].join('\n\n'),
  },
} as const;
