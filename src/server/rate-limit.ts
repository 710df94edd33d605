/** The most keys that are remembered. The ones that were quiet longest are forgotten. */
const maxKeys = 10_000;

/** How many times its allowance the addresses of one IPv6 /48 have, and all addresses together. */
const shares = { network: 5, total: 25 };

interface Bucket {
  readonly left: number;
  /** When that was counted, in milliseconds of the clock. */
  readonly at: number;
}

type Clock = () => number;

/** A token bucket for each key. Returns 0, or the seconds until the next is allowed. The clock never goes back. */
export function tokenBuckets(perMinute: number, clock: Clock): (key: string) => number {
  const buckets = new Map<string, Bucket>();
  const perMillisecond = perMinute / 60_000;
  return (key) => {
    const now = clock();
    const known = buckets.get(key);
    const left = known
      ? Math.min(perMinute, known.left + (now - known.at) * perMillisecond)
      : perMinute;
    // Set again, a key is the last, so the first is the one that was quiet longest.
    buckets.delete(key);
    const [quietest] = buckets.keys();
    if (quietest !== undefined && buckets.size >= maxKeys) buckets.delete(quietest);
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1 ? 0 : Math.ceil((1 - left) / perMillisecond / 1000);
  };
}

/**
 * Limits an address, its /48 if it is IPv6, and all addresses together. Returns 0 or the seconds to wait.
 * A limit of 0 allows everything.
 */
export function rateLimit(
  perMinute: number,
  clock: Clock = () => performance.now(),
): (address: string) => number {
  if (perMinute === 0) return () => 0;
  const ofAddress = tokenBuckets(perMinute, clock);
  const ofNetwork = tokenBuckets(perMinute * shares.network, clock);
  const ofAll = tokenBuckets(perMinute * shares.total, clock);
  return (address) =>
    ofAddress(address) || ofNetwork(address.split(':', 3).join(':')) || ofAll('all');
}
