import type { Section } from '#content/page.ts';
import { lazyView } from '#src/views/lazy-view.ts';

/** Dates that become a visitor's own. Its code has the rules of tax dates. */
export const OwnDates = lazyView(async () => (await import('./own-dates.tsx')).OwnDates);

/** What works out a visitor's own row of a comparison. */
export const ProfitComparison = lazyView(
  async () => (await import('#src/views/calculators/profit-comparison.tsx')).ProfitComparison,
);

/** The part that shows a section, if its code comes in a file of its own. */
export function partOf(section: Section) {
  if (section.kind === 'comparison') return ProfitComparison;
  return section.kind === 'dates' && section.own ? OwnDates : undefined;
}
