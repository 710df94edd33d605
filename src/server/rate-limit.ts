/** The most keys to keep; the least recently used are dropped. */
const maxKeys = 10_000;

const minute = 60_000;

/**
 * Allowances as multiples of one address's: of an IPv6 /48, of all addresses together, and an extra one of
 * addresses without a form in the last minute, so that busy ones leave room for everybody else.
 */
const shares = { network: 5, busy: 20, newcomers: 5 };

/** The share of an address's allowance that people use. A client that sends more in a minute is a program. */
const burstShare = 1 / 6;

/** A token bucket for each key, full again after a period (ms). Returns 0, or the seconds to wait. The clock must be monotonic. */
export function tokenBuckets(
  size: number,
  clock: () => number,
  period = minute,
): (key: string) => number {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();
  const perMillisecond = size / period;
  return (key) => {
    const now = clock();
    const known = buckets.get(key);
    const left = known ? Math.min(size, known.left + (now - known.at) * perMillisecond) : size;
    // Setting a key again moves it to the end, so the first is the least recently used.
    buckets.delete(key);
    const [oldest] = buckets.keys();
    if (oldest !== undefined && buckets.size >= maxKeys) buckets.delete(oldest);
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1 ? 0 : Math.ceil((1 - left) / perMillisecond / 1000);
  };
}

/** What to do with a valid form: keep it, quarantine it, or quarantine it and notify the operator once. */
export type Suspicion = 'none' | 'burst' | 'first of a burst';

/** Limits forms by address. 0 a minute allows everything. */
export function rateLimit(perMinute: number, clock = () => performance.now()) {
  const ofAddress = tokenBuckets(perMinute, clock);
  const ofNetwork = tokenBuckets(perMinute * shares.network, clock);
  const lately = tokenBuckets(1, clock);
  const ofBusy = tokenBuckets(perMinute * shares.busy, clock);
  const ofNewcomers = tokenBuckets(perMinute * shares.newcomers, clock);
  const ofPeople = tokenBuckets(Math.ceil(perMinute * burstShare), clock);
  const notices = tokenBuckets(1, clock, 60 * minute);
  const isOff = perMinute === 0;
  return {
    /** The seconds to wait, or 0: limits an address, and its /48 if it is IPv6. */
    forAddress: (address: string): number =>
      isOff ? 0 : ofAddress(address) || ofNetwork(address.split(':', 3).join(':')),
    /** The seconds to wait, or 0: limits the valid forms of all addresses together. */
    forAll: (address: string): number => {
      if (isOff) return 0;
      const isNewcomer = lately(address) === 0;
      const seconds = ofBusy('all');
      return seconds > 0 && isNewcomer && ofNewcomers('all') === 0 ? 0 : seconds;
    },
    suspicionOf: (address: string): Suspicion => {
      if (isOff || ofPeople(address) === 0) return 'none';
      return notices(address) === 0 ? 'first of a burst' : 'burst';
    },
  };
}
