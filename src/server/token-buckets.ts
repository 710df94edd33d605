/** The most keys to keep; the least recently used are dropped. */
const maxKeys = 10_000;

/**
 * A token bucket for each key, full again after a period (ms). Returns 0, or the seconds to wait. The clock
 * must be monotonic. Libraries for this keep every key that a flood of addresses makes.
 */
export function tokenBuckets(
  size: number,
  period: number,
  clock = () => performance.now(),
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
