import { dollarsOf } from '#brackets/core/cents.ts';
import { formatCents } from '#brackets/core/format.ts';

/** An amount that is counted in cents, such as a pay: '$1,234.50'. */
export const printCents = (cents: number): string => formatCents(dollarsOf(cents));
