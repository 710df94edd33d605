/** Maximum number of buffered reports. */
export const mostReports = 1000;

/** Maximum size of a received report, in bytes. */
export const longestReport = 1_000_000;

/** Maximum length of a sent report, in characters of up to three bytes. */
export const longestText = Math.floor(longestReport / 3);

/** Delay before the next connection attempt, in milliseconds. */
export const retryAfter = (tries: number): number => Math.min(10_000, 500 * 2 ** tries);

/** Maximum nesting of a report: a deeper one could overflow the reader’s stack. */
export const deepestReport = 1000;
