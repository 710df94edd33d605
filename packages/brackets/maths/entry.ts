/** The package's exports: the maths, and the law by date. */
export { compareSchedules, type Comparison, type Difference } from './compare.ts';
export { exactTax, grossForNet, netOf, ratesAt, taxOn, type Rates, type Rules } from './tax.ts';
export { defineSchedule } from './define-schedule.ts';
export { pay } from './pay.ts';
export { payRulesFor } from './pay-rules.ts';
export { readAmount } from './read-amount.ts';
export {
  everySchedule,
  findSchedule,
  scheduleFor,
  scheduleForYear,
  type DatedSchedule,
} from './schedules.ts';
export type { Pay, PayDayRules } from '#brackets/core/pay.ts';
export type { PayPeriod, PayQuestion } from '#brackets/core/pay-question.ts';
export type { AmountProblem, ReadAmount } from '#brackets/core/read-amount.ts';
export type { Schedule } from '#brackets/core/schedule.ts';
export type { TaxCode } from '#brackets/core/tax-code.ts';
