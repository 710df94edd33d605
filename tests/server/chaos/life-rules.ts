import { lifeOf } from '#machines/lead-life/advance.ts';
import { lifeSentences } from '#src/server/leads/life-sentences.ts';
import type { LeadDetails } from '#src/server/store/find-leads.ts';
import type { InventedLead, ReceivedMail } from './life-lead.ts';

type Stored = Pick<LeadDetails, 'status' | 'offers' | 'events' | 'notifications'>;

type Rule = (lead: Pick<InventedLead, 'mails' | 'presses'>, stored: Stored) => boolean;

const nameOf = ({ to, about }: ReceivedMail): string => `${to} ${about}`;

/** The ids of the mails of each name: one that comes again under its id is ignored. */
function idsOf(mails: readonly ReceivedMail[]): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  for (const mail of mails)
    ids.set(nameOf(mail), (ids.get(nameOf(mail)) ?? new Set()).add(mail.id));
  return ids;
}

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

const holders = ({ events }: Stored): readonly number[] =>
  events.map((_, index) => {
    const { offers } = lifeOf(events.slice(0, index + 1)).context;
    return offers.filter(({ state }) => ['open', 'accepted', 'credited'].includes(state)).length;
  });

const channelOf: Readonly<Record<string, string>> = { mail: 'operator', confirmation: 'visitor' };

/** What must hold of every lead at its end. */
export const lifeRules: Readonly<Record<string, Rule>> = {
  'never a fourth firm': ({ mails }, stored) => {
    const detailed = mails.filter(
      ({ to, about }) => about === 'lead' && to !== 'visitor' && to !== 'operator',
    );
    return Math.max(...holders(stored)) <= 3 && new Set(detailed.map(({ to }) => to)).size <= 3;
  },
  'no firm twice': (_, { events }) =>
    isUnique(events.flatMap((event) => (event.type === 'FIRMS.FOUND' ? event.firms : []))) &&
    isUnique(events.flatMap((event) => (event.type === 'OFFER.ACCEPT' ? [event.firm] : []))),
  'none forgotten': (_, { status, offers }) =>
    ['accepted', 'declined', 'new', 'withdrawn'].includes(status) &&
    offers.every(({ state }) => state !== 'open'),
  'each mail once': ({ mails }, { notifications }) => {
    const ids = idsOf(mails);
    const named = notifications.map(({ channel, recipient, about, state }) => {
      const name = `${channelOf[channel] ?? recipient} ${about}`;
      return { name, state, count: ids.get(name)?.size ?? 0 };
    });
    const names = new Set(named.map(({ name }) => name));
    return (
      named.every(({ state, count }) =>
        state === 'told' ? count === 1 : state === 'skipped' && count <= 1,
      ) && [...ids.keys()].every((name) => names.has(name))
    );
  },
  'what a page says holds': ({ presses }, { events }) =>
    presses.every(({ by, page }) => {
      if (page === 'You have accepted this request') {
        return events.some((event) => event.type === 'OFFER.ACCEPT' && event.firm === by);
      }
      return (
        page !== 'Your request is withdrawn' || events.some(({ type }) => type === 'LEAD.WITHDRAW')
      );
    }),
};

/** The names of the rules that a lead breaks. */
export const brokenBy = (
  lead: Pick<InventedLead, 'mails' | 'presses'>,
  stored: Stored,
): readonly string[] =>
  Object.entries(lifeRules)
    .filter(([, holds]) => !holds(lead, stored))
    .map(([name]) => name);

/** What happened to a lead, a line each: as stored, as pressed, and as received. */
export const storyOf = (
  { reference, mails, presses }: Pick<InventedLead, 'reference' | 'mails' | 'presses'>,
  { status, events, notifications }: Stored,
): string =>
  [
    `${reference}, ${status}:`,
    ...lifeSentences(events),
    ...presses.map(({ by, action, page }) => `${by} pressed ${action}: ‘${page}’.`),
    ...notifications.map(
      ({ channel, recipient, about, state }) => `stored: ${channel} ${recipient} ${about} ${state}`,
    ),
    ...mails.map((mail) => `received: ${nameOf(mail)} ${mail.id}`),
  ].join('\n  ');
