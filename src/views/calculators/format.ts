import { site } from '#content/site.ts';

const money = (decimals: 0 | 2) =>
  new Intl.NumberFormat(site.language, {
    style: 'currency',
    currency: 'NZD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

const whole = money(0);
const exact = money(2);
const percent = new Intl.NumberFormat(site.language, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** '$65,000': dollars to the nearest whole one. */
export const formatDollars = (dollars: number): string => whole.format(dollars);

/** '$72.00' */
export const formatCents = (dollars: number): string => exact.format(dollars);

/** '17.5%' for a rate of 0.175. */
export const formatRate = (fraction: number): string => percent.format(fraction);
