import type { TaxSchedule } from '#brackets/data/tax-schedules.ts';

const list = new Intl.ListFormat('en-NZ');

/** '10.5%' */
export const percent = (rate: number): string => `${Number((rate * 100).toFixed(2))}%`;

/** '$14,000'; rounded to the dollar. */
export const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-NZ')}`;

/** '10.5%–39%' */
export const rateRange = ({ bands }: TaxSchedule): string =>
  [bands.at(0), bands.at(-1)].map((band) => percent(band?.rate ?? 0)).join('–');

/** '10.5%, 17.5%, 30%, 33% and 39%' */
export const ratesIn = ({ bands }: TaxSchedule): string =>
  list.format(bands.map(({ rate }) => percent(rate)));

/** '$14,000, $48,000, $70,000 and $180,000': where bands meet. */
export const limitsIn = ({ bands }: TaxSchedule): string =>
  list.format(bands.slice(0, -1).map(({ max }) => dollars(max)));

/** '10.5% to $15,600, 17.5% to $53,500, 39% above' */
export const bandsIn = ({ bands }: TaxSchedule): string =>
  bands
    .map(({ max, rate }) => `${percent(rate)} ${max === Infinity ? 'above' : `to ${dollars(max)}`}`)
    .join(', ');
