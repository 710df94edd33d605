/** Where the site's machines are told what a visitor typed, besides the fields of forms. */
export const visitMask = {
  /** What is typed into the calculators and the search. */
  typed: new Set(['amount', 'deductions', 'income', 'lines', 'search', 'typed']),
  /** The keys of requests: a lead is kept under its own. */
  names: new Set(['key', 'newKey', 'sentKey']),
  /** A city that an internet address belongs to. */
  effects: new Set(['lookup']),
} as const;
