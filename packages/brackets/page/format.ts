const language = 'en-NZ';

const dollars = new Intl.NumberFormat(language, {
  style: 'currency',
  currency: 'NZD',
  minimumFractionDigits: 2,
});
const percent = new Intl.NumberFormat(language, {
  style: 'percent',
  maximumFractionDigits: 4,
});
const short = new Intl.NumberFormat(language, {
  style: 'currency',
  currency: 'NZD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** '$48,000.01' */
export const formatCents = (amount: number): string => dollars.format(amount);

/** '17.5%', '16.0521%' */
export const formatRate = (fraction: number): string => percent.format(fraction);

/** '$150K', '−$1.5K', for the axes of charts. */
export const formatShort = (amount: number): string => short.format(amount).replace('-', '−');

/** A difference with its sign, or '0'. */
export const formatDifference = (difference: number, format: (size: number) => string): string => {
  if (difference === 0) return '0';
  return `${difference < 0 ? '−' : '+'}${format(Math.abs(difference))}`;
};
