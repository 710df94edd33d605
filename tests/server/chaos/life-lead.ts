import { leadMail } from '#content/ui/lead-mail.ts';
import { randomFrom } from '#art/random.ts';
import { referenceOf } from '#machines/lead/reference.ts';
import { bodyOf, requestWith } from '#tests/quote-request.ts';
import { lifeFirms } from './life-firms.ts';

/** What a firm does with an offer. */
const habits = [
  'accepts',
  'accepts twice at once',
  'accepts',
  'accepts late',
  'declines',
  'declines twice at once',
  'is silent',
  'is silent',
] as const;

export type Habit = (typeof habits)[number];

/** What a visitor does once the confirmation is there. */
const wishes = ['waits', 'waits', 'waits', 'withdraws', 'withdraws twice', 'corrects'] as const;

/** A message about a lead, as its receiver got it. */
export interface ReceivedMail {
  /** The slug of a firm, 'visitor' or 'operator'. */
  readonly to: string;
  readonly about: string;
  readonly id: string;
}

/** An invented lead: what it asks for, what everybody will do, and what has happened. */
export interface InventedLead {
  readonly email: string;
  readonly key: string;
  readonly reference: string;
  readonly body: string;
  readonly isSentTwice: boolean;
  readonly habitOf: (firm: string) => Habit;
  readonly wish: (typeof wishes)[number];
  /** The next random number, from 0 to below 1. */
  readonly chance: () => number;
  readonly mails: ReceivedMail[];
  /** What was pressed, and the heading of the page that followed. */
  readonly presses: { readonly by: string; readonly action: string; readonly page: string }[];
}

/** Invents the lead of a number. The same seed invents the same one. */
export function inventLead(number: number, seed: string): InventedLead {
  const random = randomFrom(`${seed} ${number}`);
  const oneOf = <Each>(list: readonly [Each, ...Each[]]): Each =>
    list[Math.floor(random() * list.length)] ?? list[0];
  const email = `lead-${number}@example.co.nz`;
  const key = `key-of-${email}`;
  const plan = new Map(lifeFirms.map(({ slug }) => [slug, oneOf(habits)]));
  const request = requestWith({
    businessType: 'sole-trader',
    location: oneOf(['auckland', 'auckland', 'auckland', 'auckland', 'auckland', 'dunedin']),
    services: [oneOf(['gst-returns', 'gst-returns', 'payroll'])],
    urgency: 'asap',
    firstName: 'Aroha',
    lastName: 'Ngata',
    email,
    phone: '021 555 0123',
    businessName: '',
  });
  return {
    email,
    key,
    reference: referenceOf(key),
    body: bodyOf({ ...request, firm: oneOf(['', '', '', '', '', 'kauri']) }),
    isSentTwice: random() < 0.2,
    habitOf: (firm) => plan.get(firm) ?? 'is silent',
    wish: oneOf(wishes),
    chance: random,
    mails: [],
    presses: [],
  };
}

/** The subjects of mails about a lead, by what they are about and who gets them. */
const subjectsOf = (reference: string): readonly (readonly [string, string, string])[] => [
  ...(['lead', 'offer', 'correction', 'withdrawal'] as const).map(
    (about) => ['firm', about, leadMail.firm[about](reference)] as const,
  ),
  ...(['lead', 'correction', 'withdrawal', 'given-up'] as const).map(
    (about) => ['operator', about, leadMail.operator[about]('quote', reference)] as const,
  ),
  ['visitor', 'lead', leadMail.confirmation.subject(reference)],
];

/** Reads a mail: which lead it is about, who got it, and the path of its link. Throws for one that no lead explains. */
export function readMail(address: string, text: string) {
  const subject = /^Subject: (.*)\r$/m.exec(text)?.[1] ?? '';
  const reference = /\S{4}-\S{4}$/.exec(subject)?.[0] ?? '';
  const [kind, about] = subjectsOf(reference).find(([, , each]) => each === subject) ?? [];
  if (kind === undefined || about === undefined) throw new Error(`A mail is about ${subject}.`);
  const to = kind === 'firm' ? address.replace(/@.*/, '') : kind;
  const id = /^Message-ID: (\S+)/m.exec(text)?.[1] ?? '';
  const path =
    /https:\/\/www\.waymark\.example(\/\S+)/.exec(text.replaceAll('=\r\n', ''))?.[1] ?? '';
  return { reference, path, mail: { to, about, id } };
}
