import { groupDigits } from './group-digits.ts';
import { wholeDollars } from './whole-dollars.ts';

function money(dollars: number, decimals: 0 | 2): string {
  const [whole = '', ...cents] = Math.abs(dollars).toFixed(decimals).split('.');
  return `${dollars < 0 ? '-' : ''}$${[groupDigits(whole), ...cents].join('.')}`;
}

/** '$65,000': dollars to the nearest whole one. */
export const formatDollars = (dollars: number): string => money(wholeDollars(dollars), 0);

/** '$72.00' */
export const formatCents = (dollars: number): string => money(dollars, 2);

/** '17.5%' for a rate of 0.175. */
export const formatRate = (fraction: number): string => {
  // A product such as 12.35 is slightly less in binary, and would be rounded down.
  const tenths = Math.round(Number((fraction * 1000).toPrecision(12)));
  return `${(tenths / 10).toFixed(1)}%`;
};

/** '1.75%' for a rate of 0.0175, at full precision. */
export const formatPercent = (fraction: number): string =>
  `${Number((fraction * 100).toFixed(2))}%`;

/** Formats dollars for the axis of a chart: '$150k', '$1.5m'. */
export function formatShort(dollars: number): string {
  const [size, unit] = dollars < 1e6 ? [1e3, 'k'] : [1e6, 'm'];
  return dollars < 1e3 ? formatDollars(dollars) : `$${Number((dollars / size).toFixed(1))}${unit}`;
}
