/** The exports of `@waymark/brackets/pay-year`. */
export type { DatedPay } from '#brackets/core/pay-question.ts';
export { paydays } from '#brackets/core/paydays.ts';
export { payYear } from '#brackets/core/pay-year.ts';
export type { WriteOff } from '#brackets/core/write-off.ts';
export type { PaidDay, PayYear, YearDifferences } from '#brackets/core/pay-year.ts';
