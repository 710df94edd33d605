import { assign, setup } from 'xstate';
import type { EventOf, LeadLifeEvent, Mail } from './lead-life.events.ts';
import {
  allowedOf,
  isAcceptedBy,
  isAhead,
  isOpen,
  isOver,
  knows,
  mailsTo,
  mailTo,
  offeredTo,
  withState,
  type Found,
  type Named,
} from './offers.ts';
import { deadlineAfter, type Offer, type Wanted } from './rules.ts';

interface Context {
  /** Null for a message, which only the operator gets. */
  readonly wanted: Wanted | null;
  /** Oldest first, each of another firm. */
  readonly offers: readonly Offer[];
}

const named = ({ event: { firm, at } }: { readonly event: Named }): Named => ({ firm, at });

const when = ({ event }: { readonly event: { readonly at: string } }): string => event.at;

const found = ({ event: { firms, at } }: { readonly event: EventOf<'FIRMS.FOUND'> }): Found => ({
  firms,
  at,
});

const assigned = ({
  event: { firm, at, hasDetails = false },
}: {
  readonly event: EventOf<'LEAD.ASSIGN'>;
}): Found => ({ firms: [firm], at, haveDetails: hasDetails });

const toOperator = (about: Mail['about']): Mail => ({ to: 'operator', firm: '', about });

/** Mails the firms that may have the lead. Runs before `offer`, after which they would count as having it. */
const mailOffers = <Event>(read: (args: { event: Event }) => Found) =>
  ({
    type: 'send mails',
    params: ({ context: { offers }, event }: { context: Context; event: Event }) => {
      const { firms, haveDetails } = read({ event });
      const about = haveDetails === true ? 'lead' : 'offer';
      return allowedOf(offers, firms).map((firm) => mailTo(firm, about));
    },
  }) as const;

const offerFound = [mailOffers(found), { type: 'offer', params: found }] as const;

const byHand = {
  guard: { type: 'the firm may have it', params: assigned },
  actions: [mailOffers(assigned), { type: 'offer', params: assigned }],
} as const;

const noteWanted = {
  type: 'note what is wanted',
  params: ({ event }: { event: EventOf<'LEAD.RECEIVE'> }) => event.wanted,
} as const;

const mailArrival = {
  type: 'send mails',
  params: [toOperator('lead'), { to: 'visitor', firm: '', about: 'lead' }],
} as const;

const mailWithdrawal = {
  type: 'send mails',
  params: ({ context: { offers } }: { context: Context }) => [
    toOperator('withdrawal'),
    ...mailsTo(offers, (offer) => offer.state === 'open' || knows(offer), 'withdrawal'),
  ],
} as const;

const credit = {
  guard: { type: 'the firm has accepted', params: named },
  actions: { type: 'credit', params: named },
} as const;

const correct = {
  actions: {
    type: 'send mails',
    params: ({ context: { offers } }: { context: Context }) => [
      toOperator('correction'),
      ...mailsTo(offers, knows, 'correction'),
    ],
  },
} as const;

const withdraw = { target: '#withdrawn', actions: [mailWithdrawal, 'recall the offers'] } as const;

export const leadLifeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LeadLifeEvent,
  },
  guards: {
    'it is spam': (_, isSpam: boolean) => isSpam,
    'it is a message': (_, wanted: Wanted | null) => wanted === null,
    'somebody has accepted': ({ context }) =>
      context.offers.some(({ state }) => state === 'accepted' || state === 'credited'),
    'firms may have it': ({ context }, { firms }: Found) =>
      allowedOf(context.offers, firms).length > 0 ||
      context.offers.some(({ state }) => state === 'open'),
    'firms have had it': ({ context }) => context.offers.length > 0,
    'the firm may have it': ({ context }, { firms }: Found) =>
      allowedOf(context.offers, firms).length > 0,
    'the offer is open': ({ context }, params: Named) => isOpen(context.offers, params),
    'the firm has accepted': ({ context }, { firm }: Named) => isAcceptedBy(context.offers, firm),
    'an offer has expired': ({ context }, at: string) =>
      context.offers.some((offer) => isOver(offer, at)),
    'the clock was ahead': ({ context }, at: string) =>
      context.offers.some((offer) => isAhead(offer, at)),
  },
  actions: {
    'note what is wanted': assign({ wanted: (_, wanted: Wanted | null) => wanted }),
    /** The runner sends FIRMS.FOUND at once. */
    'find firms': () => {},
    /** The runner queues them where it stores the event. */
    'send mails': (_, _mails: readonly Mail[]) => {},
    offer: assign({
      offers: ({ context }, params: Found) => offeredTo(context.offers, params),
    }),
    accept: assign({
      offers: ({ context }, { firm }: Named) =>
        withState(context.offers, (offer) => offer.firm === firm, 'accepted'),
    }),
    decline: assign({
      offers: ({ context }, { firm }: Named) =>
        withState(context.offers, (offer) => offer.firm === firm, 'declined'),
    }),
    credit: assign({
      offers: ({ context }, { firm }: Named) =>
        withState(context.offers, (offer) => offer.firm === firm, 'credited'),
    }),
    'expire offers': assign({
      offers: ({ context }, at: string) =>
        withState(context.offers, (offer) => isOver(offer, at), 'expired'),
    }),
    'recall the offers': assign({
      offers: ({ context }) =>
        withState(context.offers, ({ state }) => state === 'open', 'recalled'),
    }),
    'begin the offers now': assign({
      offers: ({ context }, at: string) =>
        context.offers.map((offer) =>
          isAhead(offer, at) ? { ...offer, since: at, until: deadlineAfter(at) } : offer,
        ),
    }),
  },
}).createMachine({
  id: 'lead-life',
  description: 'Follows a lead from the form to the firms that accept it.',
  context: { wanted: null, offers: [] },
  initial: 'received',
  states: {
    received: {
      description: 'The server is storing the lead.',
      on: {
        'LEAD.RECEIVE': [
          {
            guard: { type: 'it is spam', params: ({ event }) => event.isSpam },
            target: 'held',
            actions: noteWanted,
          },
          {
            guard: { type: 'it is a message', params: ({ event }) => event.wanted },
            target: 'running.operator',
            actions: mailArrival,
          },
          { target: 'running', actions: [noteWanted, mailArrival] },
        ],
      },
    },
    held: {
      description: 'No firm has the lead: a program sent it, or it is part of a burst.',
      on: {
        'LEAD.RESTORE': [
          {
            guard: { type: 'it is a message', params: ({ context }) => context.wanted },
            target: 'running.operator',
            actions: mailArrival,
          },
          { target: 'running', actions: mailArrival },
        ],
      },
    },
    running: {
      description: 'Firms have the lead, or the rules look for one.',
      on: {
        'OFFER.ACCEPT': {
          guard: { type: 'the offer is open', params: named },
          target: '.accepted',
          actions: [
            {
              type: 'send mails',
              params: ({ context: { offers }, event }) =>
                mailsTo(offers, (each) => each.firm === event.firm && !knows(each), 'lead'),
            },
            { type: 'accept', params: named },
          ],
        },
        'OFFER.DECLINE': {
          description: 'The rules look for another firm.',
          guard: { type: 'the offer is open', params: named },
          target: '.matching',
          actions: { type: 'decline', params: named },
        },
        'TIME.PASS': [
          {
            description: 'The rules look for another firm.',
            guard: { type: 'an offer has expired', params: when },
            target: '.matching',
            actions: { type: 'expire offers', params: when },
          },
          {
            guard: { type: 'the clock was ahead', params: when },
            actions: { type: 'begin the offers now', params: when },
          },
        ],
        'LEAD.CORRECT': correct,
        'LEAD.ASSIGN': { ...byHand, target: '.offered' },
        'LEAD.WITHDRAW': withdraw,
        'LEAD.CLOSE': { target: 'closed', actions: 'recall the offers' },
      },
      initial: 'matching',
      states: {
        matching: {
          description: 'The rules choose the firms that it goes to next.',
          meta: { requirement: 'At most three firms at once, and no firm twice' },
          entry: 'find firms',
          on: {
            'FIRMS.FOUND': [
              { guard: 'somebody has accepted', target: 'accepted', actions: offerFound },
              {
                guard: { type: 'firms may have it', params: found },
                target: 'offered',
                actions: offerFound,
              },
              {
                guard: 'firms have had it',
                target: 'operator',
                actions: { type: 'send mails', params: [toOperator('given-up')] },
              },
              { target: 'operator' },
            ],
          },
        },
        offered: {
          description: 'One to three firms may accept it.',
        },
        accepted: {
          description: 'A firm has accepted it, and has the details. Others may follow.',
          on: { 'LEAD.ASSIGN': byHand, 'OFFER.CREDIT': credit },
        },
        operator: {
          description: 'No firm fits, or every one has declined or kept silent.',
        },
      },
    },
    withdrawn: {
      id: 'withdrawn',
      description: 'The visitor has withdrawn it, and its details are deleted.',
      on: { 'OFFER.CREDIT': credit },
    },
    closed: {
      description: 'The operator has nothing more to do.',
      on: {
        'OFFER.CREDIT': credit,
        'LEAD.CORRECT': correct,
        'LEAD.WITHDRAW': withdraw,
        'LEAD.REOPEN': [
          { guard: 'somebody has accepted', target: 'running.accepted' },
          { target: 'running.operator' },
        ],
      },
    },
  },
});
