import type { Log } from './log.ts';

/** How many milliseconds a clock may go back without a warning: clocks are adjusted. */
const tolerance = 60_000;

/** Reads the clock. Logs if it is behind the newest lead: `leads --since` would miss leads. */
export function watchClock(now: () => Date, newest: Date | null, log: Log): () => Date {
  let latest = newest?.valueOf() ?? 0;
  let isBack = false;
  return () => {
    const time = now();
    const wasBack = isBack;
    isBack = time.valueOf() < latest - tolerance;
    if (isBack && !wasBack) {
      const seconds = Math.round((latest - time.valueOf()) / 1000);
      log.warning('the clock is behind the newest lead; set it right', { seconds });
    }
    latest = Math.max(latest, time.valueOf());
    return time;
  };
}
