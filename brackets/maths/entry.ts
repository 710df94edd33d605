/** What the package gives: the maths. The schedules of the law are an entry of their own. */
export { compareSchedules, type Comparison, type Difference } from './compare.ts';
export { shortfallOf, type Moved, type Shortfall } from './shortfall.ts';
export { exactTax, grossForNet, netOf, ratesAt, taxOn, type Rates, type Rules } from './tax.ts';
export { defineSchedule, type Schedule } from '#machines/tax-calculator/schedule.ts';
