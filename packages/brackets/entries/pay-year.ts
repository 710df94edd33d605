/** The exports of `@waymark/brackets/pay-year`. */
export { paydays } from '#brackets/core/paydays.ts';
export { payYear } from '#brackets/core/pay-year.ts';
export type { WriteOff } from '#brackets/core/write-off.ts';
export type { DatedPay, PaidDay, PayYear, YearDifferences } from '#brackets/core/pay-year.ts';
