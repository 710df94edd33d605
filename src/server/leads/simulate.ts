import { locations, services } from '#content/ui/quote-options.ts';
import { advance, unbornLife, type LeadLife } from '#machines/lead-life/advance.ts';
import type { LeadLifeEvent } from '#machines/lead-life/lead-life.events.ts';
import { offerRules, type FirmStanding } from '#machines/lead-life/rules.ts';
import { day } from '#src/server/durations.ts';
import type { Partner } from '#src/server/life/standings.ts';
import { layOut } from './table.ts';

const days = 28;

/** What each firm does with its offers, in turn. */
const habits = ['OFFER.ACCEPT', 'OFFER.DECLINE', 'OFFER.ACCEPT', 'silence'] as const;

/** The firms' standings after some leads: the offers that each took in the week before a time. */
const standingsAt = (
  partners: readonly Partner[],
  paused: ReadonlySet<string>,
  lives: readonly LeadLife[],
  time: number,
): readonly FirmStanding[] => {
  const since = new Date(time - offerRules.capacityDays * day).toISOString();
  const offers = lives.flatMap(({ context }) => context.offers);
  return partners.map((partner) => ({
    ...partner,
    isPaused: paused.has(partner.slug),
    taken: offers.filter(
      (offer) =>
        offer.firm === partner.slug &&
        offer.since > since &&
        (offer.state === 'open' || offer.state === 'accepted'),
    ).length,
  }));
};

/** Simulates a month of invented leads, one of each town and service. Returns their lives. */
function liveMonth(partners: readonly Partner[], paused: ReadonlySet<string>, start: number) {
  const requests = locations.flatMap(({ value: town }) =>
    services.map(({ value: service }) => ({ town, services: [service], firm: '' })),
  );
  const lives: LeadLife[] = [];
  const turns = new Map<string, number>();
  for (const [index, wanted] of requests.entries()) {
    const arrival = start + Math.floor((index / requests.length) * days * day);
    let life = unbornLife;
    const send = (event: LeadLifeEvent): void => {
      ({ life } = advance(life, event, standingsAt(partners, paused, lives, Date.parse(event.at))));
    };
    send({
      type: 'LEAD.RECEIVE',
      at: new Date(arrival).toISOString(),
      isSpam: false,
      wanted,
    });
    // Each round ends every open offer, so that there is one for each firm at most.
    for (let round = 0; round <= partners.length; round += 1) {
      const at = new Date(arrival + round * 7 * day).toISOString();
      for (const { firm, state } of life.context.offers) {
        if (state !== 'open') continue;
        const turn = turns.get(firm) ?? 0;
        turns.set(firm, turn + 1);
        const type = habits[turn % habits.length] ?? 'silence';
        if (type !== 'silence') send({ type, at, by: firm, firm });
      }
      send({ type: 'TIME.PASS', at: new Date(arrival + (round + 1) * 7 * day).toISOString() });
    }
    lives.push(life);
  }
  return lives;
}

/** Prints who would get what of a month of invented leads. Firms accept half of what they are offered. */
export function simulate(
  partners: readonly Partner[],
  paused: ReadonlySet<string>,
  start: Date,
): string {
  const lives = liveMonth(partners, paused, start.valueOf());
  const none = { offered: 0, accepted: 0, declined: 0, expired: 0 };
  const counts = new Map(partners.map(({ slug }) => [slug, { ...none }]));
  for (const { firm, state } of lives.flatMap(({ context }) => context.offers)) {
    const count = counts.get(firm);
    if (count === undefined) continue;
    count.offered += 1;
    if (state === 'accepted' || state === 'declined' || state === 'expired') count[state] += 1;
  }
  const accepted = lives.filter((life) => life.matches({ running: 'accepted' })).length;
  const nobody = lives.filter(({ context }) => context.offers.length === 0).length;
  const table = layOut([
    ['firm', 'offered', 'accepted', 'declined', 'silent'],
    ...[...counts].map(([slug, each]) => [slug, ...Object.values(each).map(String)]),
  ]);
  const summary = `${lives.length} invented leads in ${days} days, one for each town and service: ${accepted} accepted, ${lives.length - accepted - nobody} given up to the operator, ${nobody} that no firm fits.`;
  return `${table}\n${summary}\nFirms accept half of their offers, decline a quarter and are silent on a quarter.\n`;
}
