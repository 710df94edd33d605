/** The listed firms. Each has an entry in firms.ts, and a page at its name lowercased, spaces to hyphens. */
export const firmNames = [
  'Greenlion',
  'Harbour Ledger Sample',
  'Isthmus Payroll Sample',
  'Cone and Crater Sample',
  'Ferry Wharf Sample',
] as const;

export type FirmName = (typeof firmNames)[number];
