import { lazyView } from '#src/views/lazy-view.ts';

/** Dates that become a visitor's own. Its code has the rules of tax dates. */
export const OwnDates = lazyView(async () => (await import('./own-dates.tsx')).OwnDates);
