import { cities, cityAt, type CitySlug } from '#content/cities.ts';

/** An option: its stored `value` and its `label`. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

export const businessTypes = [
  { value: 'individual', label: 'Individual/Personal' },
  { value: 'sole-trader', label: 'Sole Trader' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'company', label: 'Company' },
  { value: 'trust', label: 'Trust' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

/** The towns: some in the specified order, then the others from north to south. */
export function townsFrom(first: readonly CitySlug[]): readonly Option[] {
  const others = cities.map(({ slug }) => slug).filter((slug) => !first.includes(slug));
  return [
    ...[...first, ...others].map((slug) => ({ value: slug, label: cityAt(slug).name })),
    { value: 'other', label: 'Other' },
  ];
}

export const locations = townsFrom([
  'auckland',
  'wellington',
  'christchurch',
  'hamilton',
  'tauranga',
  'dunedin',
  'palmerston-north',
]);

export const services = [
  { value: 'tax-return', label: 'Tax Return Preparation' },
  { value: 'gst-returns', label: 'GST Returns' },
  { value: 'business-setup', label: 'Business Setup' },
  { value: 'tax-planning', label: 'Tax Planning' },
  { value: 'bookkeeping', label: 'Bookkeeping' },
  { value: 'payroll', label: 'Payroll Services' },
  { value: 'audit-support', label: 'Audit Support' },
  { value: 'overdue', label: 'Overdue returns or tax debt' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export type ServiceValue = (typeof services)[number]['value'];

export const urgencies = [
  { value: 'asap', label: 'ASAP (within days)' },
  { value: 'week', label: 'Within a week' },
  { value: 'month', label: 'Within a month' },
  { value: 'quarter', label: 'Within 3 months' },
  { value: 'flexible', label: "I'm flexible" },
] as const satisfies readonly Option[];
