/** So many reports are kept: the oldest give way. */
export const mostReports = 1000;

/** The longest report that is taken, in bytes. */
export const longestReport = 1_000_000;

/** The longest report that is sent, in characters, of which each takes three bytes at most. */
export const longestText = Math.floor(longestReport / 3);

/** How long to wait before a connection is tried once more, in milliseconds, after so many tries. */
export const retryAfter = (tries: number): number => Math.min(10_000, 500 * 2 ** tries);

/** How deep what an app reports may be nested, so that no text can exhaust the stack of whoever reads it. */
export const deepestReport = 1000;
