/** Milliseconds between two lines of progress. */
const interval = 10_000;

interface Run {
  /** What is counted, in the plural: 'test files'. */
  readonly what: string;
  readonly total: number;
  readonly say: (line: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

/** '45 s' or '3 min 20 s', of milliseconds. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Prints a run’s progress, at most every ten seconds: '40 of 178 test files, about 1 min 10 s
 * left'. The estimate assumes a constant rate. Returns a function to call after each.
 */
export function progressOf({ what, total, say, now }: Run): () => void {
  const start = now();
  let printedAt = start;
  let done = 0;
  return () => {
    done += 1;
    const time = now();
    if (time - printedAt < interval) return;
    printedAt = time;
    const left = ((time - start) / done) * (total - done);
    say(`${done} of ${total} ${what}, about ${duration(left)} left`);
  };
}
