import type { EventCase, Scenario } from '#machines/scenario.ts';
import { leadLifeMachine } from './lead-life.machine.ts';
import type { LeadLifeEvent } from './lead-life.events.ts';
import { offerRules } from './rules.ts';

export const noPage = 'It runs on the server, without a view.';

type Case = EventCase<typeof leadLifeMachine>;

const at = '2026-11-23T21:00:00.000Z';

const before = '2026-11-20T21:00:00.000Z';

/** After every deadline. */
const late = '2026-12-01T21:00:00.000Z';

const wanted = { town: 'auckland', services: ['gst-returns'], firm: '' } as const;

const once = (event: LeadLifeEvent): Case => ({
  event,
  when: (snapshot) => snapshot.matches('received'),
});

const found = (...firms: readonly string[]): Case => ({
  event: { type: 'FIRMS.FOUND', at, firms },
  when: (snapshot) => snapshot.matches({ running: 'matching' }),
});

const byOperator = (['LEAD.RESTORE', 'LEAD.WITHDRAW', 'LEAD.CLOSE', 'LEAD.REOPEN'] as const).map(
  (type): Case => ({ event: { type, at, by: 'mere' } }),
);

export const leadLifeScenario: Scenario<typeof leadLifeMachine> = {
  machine: leadLifeMachine,
  events: [
    once({ type: 'LEAD.RECEIVE', at, isSpam: false, wanted }),
    once({ type: 'LEAD.RECEIVE', at, isSpam: true, wanted }),
    once({ type: 'LEAD.RECEIVE', at, isSpam: false, wanted: null }),
    once({ type: 'LEAD.RECEIVE', at, isSpam: true, wanted: null }),
    found(),
    found('one', 'one', 'two', 'three', 'four'),
    { event: { type: 'OFFER.ACCEPT', at, by: 'one', firm: 'one' } },
    { event: { type: 'OFFER.DECLINE', at, by: 'one', firm: 'one' } },
    { event: { type: 'OFFER.ACCEPT', at: late, by: 'two', firm: 'two' } },
    { event: { type: 'TIME.PASS', at } },
    { event: { type: 'TIME.PASS', at: before } },
    { event: { type: 'TIME.PASS', at: late } },
    {
      event: { type: 'LEAD.ASSIGN', at, by: 'mere', firm: 'one' },
      when: ({ context }) => context.offers.length === 0,
    },
    {
      event: { type: 'LEAD.ASSIGN', at, by: 'mere', firm: 'five', hasDetails: true },
      when: (snapshot) => snapshot.matches({ running: 'accepted' }),
    },
    { event: { type: 'LEAD.CORRECT', at, by: 'mere', fields: ['phone'] } },
    { event: { type: 'OFFER.CREDIT', at, by: 'mere', firm: 'one' } },
    ...byOperator,
  ],
  outcomes: {},
  key: ({ value, context: { wanted: request, offers } }) =>
    [
      JSON.stringify(value),
      request === null ? 'a message' : 'a request',
      ...offers.map(({ firm, state, since }) => `${firm} ${state} since ${since}`),
    ].join(', '),
  untaken: {
    'OFFER.ACCEPT at ‘2026-12-01T21:00:00.000Z’ by ‘two’ firm ‘two’':
      'It comes too late, and takes no transition.',
  },
  accepted: {
    'order decides: lead-life.received on LEAD.RECEIVE: ‘it is spam’ before ‘it is a message’':
      'A message may be spam, too.',
    'order decides: lead-life.running.matching on FIRMS.FOUND: ‘firms may have it’ before ‘firms have had it’':
      'A lead is given up after the last firm.',
    'order decides: lead-life.running.matching on FIRMS.FOUND: ‘somebody has accepted’ before ‘firms have had it’':
      'A lead that a firm has accepted is not given up.',
    'order decides: lead-life.running.matching on FIRMS.FOUND: ‘somebody has accepted’ before ‘firms may have it’':
      'An accepted lead stays accepted while it is offered to others.',
  },
  invariants: {
    'at most three firms have it': ({ after }) =>
      after.context.offers.filter(({ state }) => ['open', 'accepted', 'credited'].includes(state))
        .length <= offerRules.atOnce,
    'no firm has it twice': ({ after }) => {
      const firms = after.context.offers.map(({ firm }) => firm);
      return new Set(firms).size === firms.length;
    },
    'an offer is never forgotten': ({ before: { context }, after }) =>
      context.offers.every(({ firm }, place) => after.context.offers[place]?.firm === firm),
    'what ended stays as it ended': ({ before: { context }, after }) =>
      context.offers.every(
        ({ state }, place) =>
          ['open', 'accepted'].includes(state) || after.context.offers[place]?.state === state,
      ),
    'it is accepted exactly while a firm has accepted it': ({ after }) =>
      !after.matches('running') ||
      after.matches({ running: 'matching' }) ||
      after.matches({ running: 'accepted' }) ===
        after.context.offers.some(({ state }) => state === 'accepted' || state === 'credited'),
    'no offer stays open after the end': ({ after }) =>
      after.matches('running') || after.context.offers.every(({ state }) => state !== 'open'),
    'a late press changes nothing': ({ step, before: { context }, after }) =>
      step.kind !== 'event' ||
      !step.event.type.startsWith('OFFER.') ||
      step.event.at !== late ||
      after.context === context,
  },
  eventually: {
    'an offered lead is accepted, or the operator has it': {
      from: (snapshot) => snapshot.matches({ running: 'offered' }),
      to: (snapshot) =>
        snapshot.matches({ running: 'accepted' }) || snapshot.matches({ running: 'operator' }),
    },
  },
};
