import { minute } from '#src/server/durations.ts';
import { tokenBuckets } from '#src/server/token-buckets.ts';

/**
 * Allowances as multiples of one address's: of an IPv6 /48, of all addresses together, and an extra one of
 * addresses without a form in the last minute, so that busy ones leave room for everybody else.
 */
const shares = { network: 5, busy: 20, newcomers: 5 };

/** The share of an address's allowance that people use. A client that sends more in a minute is a program. */
const burstShare = 1 / 6;

/** What to do with a valid form: keep it, quarantine it, or quarantine it and notify the operator once. */
export type Suspicion = 'none' | 'burst' | 'first of a burst';

/** Limits forms by address. 0 a minute allows everything. */
export function rateLimit(perMinute: number, clock = () => performance.now()) {
  const ofAddress = tokenBuckets(perMinute, minute, clock);
  const ofNetwork = tokenBuckets(perMinute * shares.network, minute, clock);
  const recentSenders = tokenBuckets(1, minute, clock);
  const ofBusy = tokenBuckets(perMinute * shares.busy, minute, clock);
  const ofNewcomers = tokenBuckets(perMinute * shares.newcomers, minute, clock);
  const burstBucket = tokenBuckets(Math.ceil(perMinute * burstShare), minute, clock);
  const notices = tokenBuckets(1, 60 * minute, clock);
  const isOff = perMinute === 0;
  return {
    /** The seconds to wait, or 0: limits an address, and its /48 if it is IPv6. */
    forAddress: (address: string): number =>
      isOff ? 0 : ofAddress(address) || ofNetwork(address.split(':', 3).join(':')),
    /** The seconds to wait, or 0: limits the valid forms of all addresses together. */
    forAll: (address: string): number => {
      if (isOff) return 0;
      const isNewcomer = recentSenders(address) === 0;
      const seconds = ofBusy('all');
      return seconds > 0 && isNewcomer && ofNewcomers('all') === 0 ? 0 : seconds;
    },
    suspicionOf: (address: string): Suspicion => {
      if (isOff || burstBucket(address) === 0) return 'none';
      return notices(address) === 0 ? 'first of a burst' : 'burst';
    },
  };
}
