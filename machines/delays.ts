/** The delays that the site promises, in milliseconds. A machine of one page has its own. */
export const delays = {
  /** From a choice in the quote wizard to the next step. */
  autoAdvance: 800,
  /** How long after a step was painted a second press in the same place is ignored. */
  secondTap: 500,
  /** From the last change of a result to its announcement. */
  announcement: 700,
  /** A submission that takes longer counts as failed. */
  submitTimeout: 15_000,
  /** From the start of a visit, or a failed delivery, to the outbox's first attempt; doubles with each failure. */
  firstRetry: 5_000,
  /** The outbox's longest delay between two attempts. */
  longestRetry: 600_000,
} as const;
