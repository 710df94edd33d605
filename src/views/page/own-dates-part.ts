import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * Dates that become a visitor's own. The rules of tax dates are in its code, so it comes apart from
 * the views of the pages that have none; the page's route loads it before the page responds.
 */
export const OwnDates = lazyRouteComponent(() => import('./own-dates.tsx'), 'OwnDates');
