/** Where a visitor's text reaches the site's machines, besides form fields. */
export const visitMask = {
  /** Text typed into the calculators and the search. */
  typed: new Set(['amount', 'deductions', 'income', 'lines', 'search', 'typed']),
  /** The keys of requests: a lead is kept under its own. Older tapes say newKey. */
  names: new Set(['key', 'newIdempotencyKey', 'newKey', 'sentKey']),
  /** A city that an internet address belongs to. */
  effects: new Set(['lookup']),
} as const;
