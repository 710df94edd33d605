import type { Log } from './log.ts';

/** How far, in milliseconds, a clock may go back without a word: less is ordinary adjustment. */
const tolerance = 60_000;

/** Reads the clock, and logs when it is behind the newest lead: lists from a moment on would miss leads. */
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
