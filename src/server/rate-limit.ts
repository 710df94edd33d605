/** The most addresses that are remembered; beyond, those that were quiet longest are forgotten. */
const mostAddresses = 10_000;

interface Allowance {
  /** How many submissions are left. */
  readonly left: number;
  /** When that was counted, in milliseconds of the clock. */
  readonly at: number;
}

/**
 * Counts what each address sends: so many submissions a minute, and as many at once (a token
 * bucket). Gives 0 for one that is allowed, or how many seconds until the next one will be.
 * The clock must never go back, also when the time of day is changed. A limit of 0 allows everything.
 */
export function rateLimit(
  perMinute: number,
  clock: () => number = () => performance.now(),
): (address: string) => number {
  const allowances = new Map<string, Allowance>();
  const perMillisecond = perMinute / 60_000;
  return (address) => {
    if (perMinute === 0) return 0;
    const now = clock();
    const known = allowances.get(address);
    const left = known
      ? Math.min(perMinute, known.left + (now - known.at) * perMillisecond)
      : perMinute;
    // Set anew, an address is at the end, so the first is the one that was quiet longest.
    allowances.delete(address);
    const [quietest] = allowances.keys();
    if (quietest !== undefined && allowances.size >= mostAddresses) allowances.delete(quietest);
    allowances.set(address, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1 ? 0 : Math.ceil((1 - left) / perMillisecond / 1000);
  };
}
