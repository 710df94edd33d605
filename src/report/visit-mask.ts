/** Where the visitor's text reaches machines, besides form fields. */
export const visitMask = {
  /** Text typed into the calculators and the search. */
  typed: new Set([
    'amount',
    'deductions',
    'income',
    'lines',
    'search',
    'secondIncome',
    'typed',
    'workLevy',
  ]),
  /** Idempotency keys, under which leads are stored, and links to them. */
  names: new Set(['key', 'link', 'newIdempotencyKey', 'sentKey']),
  /** Effects that return the city of an IP address. */
  effects: new Set(['lookup']),
} as const;
