/** The most keys to keep; the least recently used are dropped. */
const maxKeys = 10_000;

/** How many times one address's allowance an IPv6 /48 has, and all addresses together. */
const shares = { network: 5, total: 25 };

/** A token bucket for each key. Returns 0, or the seconds to wait. The clock must be monotonic. */
export function tokenBuckets(perMinute: number, clock: () => number): (key: string) => number {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();
  const perMillisecond = perMinute / 60_000;
  return (key) => {
    const now = clock();
    const known = buckets.get(key);
    const left = known
      ? Math.min(perMinute, known.left + (now - known.at) * perMillisecond)
      : perMinute;
    // Setting a key again moves it to the end, so the first is the least recently used.
    buckets.delete(key);
    const [oldest] = buckets.keys();
    if (oldest !== undefined && buckets.size >= maxKeys) buckets.delete(oldest);
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1 ? 0 : Math.ceil((1 - left) / perMillisecond / 1000);
  };
}

/** Gives the seconds to wait, or 0. Limits an address, its /48 if it is IPv6, and all together; 0 allows everything. */
export function rateLimit(
  perMinute: number,
  clock = () => performance.now(),
): (address: string) => number {
  if (perMinute === 0) return () => 0;
  const ofAddress = tokenBuckets(perMinute, clock);
  const ofNetwork = tokenBuckets(perMinute * shares.network, clock);
  const ofAll = tokenBuckets(perMinute * shares.total, clock);
  return (address) =>
    ofAddress(address) || ofNetwork(address.split(':', 3).join(':')) || ofAll('all');
}
