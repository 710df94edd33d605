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
    'given-up': (form: string, reference: string) => `Nobody has lead (${form}): ${reference}`,
  },
  /** To a firm that receives a request. */
  firm: {
    lead: (reference: string) => `A request for you from ${site.brand}: ${reference}`,
    offer: (reference: string) => `A request that you can accept on ${site.brand}: ${reference}`,
    correction: (reference: string) => `Corrected request from ${site.brand}: ${reference}`,
    withdrawal: (reference: string) => `Withdrawn request from ${site.brand}: ${reference}`,
    /** Ends an offer. The address is on a line of its own, for programs that find it. */
    link: (until: string, address: string) =>
      `Accept it, or decline it, until ${until}. You see who they are once you accept:\n${address}`,
    withoutLink: (reference: string) =>
      `To accept or decline it, write to ${site.email} and quote ${reference}.`,
    terms: (reference: string) =>
      `Use these details to answer this request and for nothing else. To decline it, or to ask about it, write to ${site.email} and quote ${reference}.`,
  },
  /** Printed above the answers of a corrected or withdrawn lead. */
  remarks: {
    lead: '',
    offer: 'Somebody needs an accountant for work that you do.',
    'given-up':
      'No firm has this request any more: each has declined it, or has not answered in time.',
    correction: 'These answers replace the earlier ones.',
    withdrawal:
      'The person has withdrawn this request. Please do not contact them, and delete their details.',
  },
  /** The subject of what was held back, and comes together. */
  digest: (count: number) => `${count} requests from ${site.brand}`,
  /** Printed first for a form in quarantine that began a burst. */
  burst:
    'Many forms came from one address within a minute. This one and those that follow are in quarantine, and nobody else has them: npm run leads -- spam lists them.',
  /** The first line, if the lead is for one firm and that firm cannot receive it. */
  unknownFirm: (firm: string) =>
    `Nobody but you has this request. It is for ${firm} alone, which is not in content/firms or has no email address there.`,
  /** How to reply. */
  reply: (email: string) => `Reply to this message to write to ${email}.`,
  /** The same in a message that a reply would not reach them by. */
  writeTo: (email: string) => `Write to ${email}: a reply to this message does not reach them.`,
  /** To the visitor. Contains nothing that was typed, so that it cannot be used to send spam. */
  confirmation: {
    subject: (reference: string) => `${site.brand} has your request: ${reference}`,
    text: (reference: string, link?: string) =>
      [
        'Thank you. Your request has arrived, and you need do nothing more.',
        `Your reference is ${reference}. Please quote it if you call ${site.phone} or write to ${site.email}.`,
        ...(link === undefined
          ? []
          : [
              `For 30 days this link shows who has your request, and lets you add to it or withdraw it. Whoever has the link can do so, so please do not pass it on:\n${link}`,
            ]),
        'If you did not ask for this, somebody else left your address. Write to us and we delete it.',
      ].join('\n\n'),
  },
} as const;
