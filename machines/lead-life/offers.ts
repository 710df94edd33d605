import type { Mail } from './lead-life.events.ts';
import { deadlineAfter, hadBy, roomFor, type Offer, type OfferState } from './rules.ts';

type Offers = readonly Offer[];

/** Which firm, and when. */
export interface Named {
  readonly firm: string;
  readonly at: string;
}

/** The firms of a list that may be offered a lead: those that have not had it, and at most three at once. */
export const allowedOf = (offers: Offers, firms: readonly string[]): readonly string[] =>
  [...new Set(firms)].filter((firm) => !hadBy(offers, firm)).slice(0, Math.max(0, roomFor(offers)));

/** The firms to offer a lead to, and when. */
export interface Found {
  readonly firms: readonly string[];
  readonly at: string;
  /** True for firms that get the whole lead at once: their offers have no deadline. */
  readonly haveDetails?: boolean;
}

/** Offers a lead to the firms of a list that may have it. */
export function offeredTo(offers: Offers, { firms, at, haveDetails = false }: Found): Offers {
  const until = haveDetails ? null : deadlineAfter(at);
  const added = allowedOf(offers, firms).map((firm): Offer => ({
    firm,
    since: at,
    until,
    state: 'open',
  }));
  return [...offers, ...added];
}

/** True for an open offer whose hours have ended. */
export const isOver = ({ until, state }: Offer, at: string): boolean =>
  state === 'open' && until !== null && until < at;

/** True for an open offer from before a clock that was ahead was set right. */
export const isAhead = ({ since, until, state }: Offer, at: string): boolean =>
  state === 'open' && until !== null && since > at;

const inState =
  (state: OfferState, firm: string) =>
  (offer: Offer): boolean =>
    offer.firm === firm && offer.state === state;

export const isOpen = (offers: Offers, { firm, at }: Named): boolean =>
  offers.some((offer) => inState('open', firm)(offer) && !isOver(offer, at));

export const isAcceptedBy = (offers: Offers, firm: string): boolean =>
  offers.some(inState('accepted', firm));

/** Changes the state of the offers that pass a test. */
export const withState = (
  offers: Offers,
  isMeant: (offer: Offer) => boolean,
  state: OfferState,
): Offers => offers.map((offer) => (isMeant(offer) ? { ...offer, state } : offer));

/** True for a firm that knows whose lead it is: it accepted it, or was sent the whole lead at once. */
export const knows = ({ until, state }: Offer): boolean =>
  until === null || state === 'accepted' || state === 'credited';

export const mailTo = (firm: string, about: Mail['about']): Mail => ({ to: 'firm', firm, about });

/** A mail to each firm whose offer passes the test. */
export const mailsTo = (
  offers: Offers,
  isMeant: (offer: Offer) => boolean,
  about: Mail['about'],
): readonly Mail[] => offers.filter(isMeant).map(({ firm }) => mailTo(firm, about));
