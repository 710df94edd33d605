import { expect, test } from 'vitest';
import type { LeadLifeEvent } from '#machines/lead-life/lead-life.events.ts';
import { lifeOf } from '#machines/lead-life/advance.ts';
import { brokenBy, storyOf } from './life-rules.ts';

const at = '2026-11-23T21:00:00.000Z';

const wanted = { town: 'auckland', services: ['gst-returns'], firm: '' };

const came: readonly LeadLifeEvent[] = [
  { type: 'LEAD.RECEIVE', at, isSpam: false, wanted },
  { type: 'FIRMS.FOUND', at, firms: ['rata', 'rimu'] },
];

const by = (type: 'OFFER.ACCEPT' | 'OFFER.DECLINE', firm: string): LeadLifeEvent => ({
  type,
  at,
  by: firm,
  firm,
});

const over: readonly LeadLifeEvent[] = [
  ...came,
  by('OFFER.ACCEPT', 'rata'),
  by('OFFER.DECLINE', 'rimu'),
];

const sent = (channel: string, recipient: string, about: string, state = 'told') => ({
  channel,
  recipient,
  about,
  state,
  attempts: 1,
  notifiedAt: at,
  problem: null,
  held: 0,
});

const mail = (to: string, about: string, id = `${to} ${about}`) => ({ to, about, id });

const queued = [
  sent('mail', 'operator@waymark.example', 'lead'),
  sent('confirmation', '', 'lead'),
  sent('firm', 'rata', 'offer'),
  sent('firm', 'rimu', 'offer', 'skipped'),
  sent('firm', 'rata', 'lead'),
];

const mails = [
  mail('operator', 'lead'),
  mail('visitor', 'lead'),
  mail('rata', 'offer'),
  mail('rata', 'lead'),
  // Again under its id.
  mail('rata', 'lead'),
];

const presses = [{ by: 'rata', action: 'accept', page: 'You have accepted this request' }];

/** The rules that a lead breaks, which keeps all of them but for a change. */
function broken({
  events = over,
  status = 'accepted' as const,
  ...changed
}: {
  events?: readonly LeadLifeEvent[];
  status?: 'accepted' | 'sent';
  notifications?: typeof queued;
  mails?: typeof mails;
  presses?: typeof presses;
} = {}) {
  const { offers } = lifeOf(events).context;
  const lead = { mails, presses, ...changed };
  return brokenBy(lead, { events, offers, status, notifications: queued, ...changed });
}

test('a lead that was accepted, with a mail for each, keeps every rule', () => {
  expect(broken()).toEqual([]);
});

test.each([
  [
    'a fourth firm gets the details',
    'never a fourth firm',
    { mails: [...mails, ...['a', 'b', 'c'].map((firm) => mail(firm, 'lead'))] },
  ],
  [
    'a firm is found twice',
    'no firm twice',
    { events: [...over, { type: 'FIRMS.FOUND', at, firms: ['rata'] } as const] },
  ],
  ['a firm accepts twice', 'no firm twice', { events: [...over, by('OFFER.ACCEPT', 'rata')] }],
  ['an offer stays open', 'none forgotten', { events: over.slice(0, 3) }],
  ['nobody has it', 'none forgotten', { status: 'sent' as const }],
  ['a mail was not received', 'each mail once', { mails: mails.slice(1) }],
  [
    'a mail came under two ids',
    'each mail once',
    { mails: [...mails, mail('rata', 'offer', 'another')] },
  ],
  [
    'a mail that nothing explains',
    'each mail once',
    { mails: [...mails, mail('rimu', 'withdrawal')] },
  ],
  [
    'a mail is still due',
    'each mail once',
    { notifications: queued.with(4, sent('firm', 'rata', 'lead', 'due')) },
  ],
  [
    'a page thanks a firm whose acceptance is not stored',
    'what a page says holds',
    { presses: [{ by: 'rimu', action: 'accept', page: 'You have accepted this request' }] },
  ],
  [
    'a page confirms a withdrawal that is not stored',
    'what a page says holds',
    { presses: [{ by: 'visitor', action: 'withdraw', page: 'Your request is withdrawn' }] },
  ],
])('if %s, ‘%s’ is broken', (_, rule, changed) => {
  expect(broken(changed)).toContain(rule);
});

test('prints what is stored, pressed and received as a story', () => {
  const { offers } = lifeOf(over).context;
  const story = storyOf(
    { reference: 'K7Q2-M9XD', mails: mails.slice(0, 1), presses },
    { events: over, offers, status: 'accepted', notifications: queued.slice(0, 1) },
  );
  expect(story.split('\n  ')).toEqual([
    'K7Q2-M9XD, accepted:',
    `${at}: It came.`,
    `${at}: It was offered to rata and rimu.`,
    `${at}: rata accepted it, by rata.`,
    `${at}: rimu declined it, by rimu.`,
    'rata pressed accept: ‘You have accepted this request’.',
    'stored: mail operator@waymark.example lead told',
    'received: operator lead operator lead',
  ]);
});
