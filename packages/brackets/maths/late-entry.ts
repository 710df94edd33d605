/** The exports of `@waymark/brackets/late`. */
export { interestOn, latePenalties } from './late.ts';
export type { Debt, Interest, InterestPart, LatePenalties } from '#brackets/core/late.ts';
