import * as v from 'valibot';
import type { FirmTerms } from '#content/firm.ts';
import { afterWorkingHours } from '#content/tax-dates/working-hours.ts';

/** The rules that every offer follows. */
export const offerRules = {
  /** The most firms that hold a request at once, as /privacy says. */
  atOnce: 3,
  /** How many hours of working days a firm has to accept. */
  hoursToAccept: 24,
  /** How many days a firm's capacity is counted over. */
  capacityDays: 7,
} as const;

/** The answers that decide which firms a request fits. */
export const wantedSchema = v.object({
  /** The slug of a city, or 'other'. */
  town: v.string(),
  /** Values of the list of services. */
  services: v.pipe(v.array(v.string()), v.readonly()),
  /** The slug of the only firm that the request is for; empty for any. */
  firm: v.string(),
});

export type Wanted = Readonly<v.InferOutput<typeof wantedSchema>>;

export type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'recalled' | 'credited';

/** A request that was offered to a firm. Times are ISO 8601, UTC. */
export interface Offer {
  /** The firm's slug. */
  readonly firm: string;
  readonly since: string;
  /** Until when it can be accepted; null if the firm was sent the whole lead at once. */
  readonly until: string | null;
  readonly state: OfferState;
}

/** A firm, with its load and whether it is paused. */
export interface FirmStanding {
  readonly slug: string;
  readonly terms: FirmTerms;
  /** How many of its offers of the last `capacityDays` are open or accepted. */
  readonly taken: number;
  readonly isPaused: boolean;
}

/** True for a firm that has the request, or may still accept it. */
const holds = ({ state }: Offer): boolean =>
  state === 'open' || state === 'accepted' || state === 'credited';

/** How many more firms may hold the request. */
export const roomFor = (offers: readonly Offer[]): number =>
  offerRules.atOnce - offers.filter(holds).length;

export const hadBy = (offers: readonly Offer[], firm: string): boolean =>
  offers.some((offer) => offer.firm === firm);

const does = ({ towns, services }: FirmTerms, wanted: Wanted): boolean =>
  towns.some((town) => town === wanted.town) &&
  wanted.services.every((wish) => wish === 'other' || services.some((each) => each === wish));

/**
 * The firms that the request is offered to next, by slug: those with the most of their week left
 * come first. A firm that was asked for by name is the only one, whatever it does and has taken.
 */
export function nextFirms(
  wanted: Wanted,
  offers: readonly Offer[],
  firms: readonly FirmStanding[],
): readonly string[] {
  const left = ({ terms, taken }: FirmStanding): number => terms.aWeek - taken;
  return firms
    .filter(({ slug, isPaused }) => !isPaused && !hadBy(offers, slug))
    .filter((firm) =>
      wanted.firm === '' ? does(firm.terms, wanted) && left(firm) > 0 : firm.slug === wanted.firm,
    )
    .toSorted((one, other) => left(other) - left(one) || one.slug.localeCompare(other.slug))
    .slice(0, Math.max(0, roomFor(offers)))
    .map(({ slug }) => slug);
}

/** When an offer that is made now ends. */
export const deadlineAfter = (at: string): string =>
  afterWorkingHours(at, offerRules.hoursToAccept);
