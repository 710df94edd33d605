import { palette } from '#art.config.ts';
import type { TaxFigures } from '#art/subject.ts';
import { block, line, marker, track, words } from './pieces.ts';

const ground = 200;
const width = 92;
const place = (index: number): number => 10 + width * index;

/** The bands as steps: as high as their rates, equally wide, with the income between them. */
export const taxBands = ({ bands }: TaxFigures): string =>
  [
    ...bands.map(({ rate }, index) => {
      const height = Math.round(rate * 400);
      return (
        block([place(index) + 2, ground - height], [width - 4, height]) +
        words(place(index) + width / 2, ground - height - 9, `${Number((rate * 100).toFixed(1))}%`)
      );
    }),
    line(`M4 ${ground}H476`),
    ...bands.slice(0, -1).map(({ max }, index) =>
      words(place(index + 1), 228, `$${max.toLocaleString('en-NZ')}`, {
        size: 20,
        fill: palette.mist,
      }),
    ),
  ].join('');

/** The place of a profit, in dollars, and of the share of it that is taxed. */
const across = (profit: number): number => Math.round(20 + (profit / 360_000) * 440);
const up = (share: number): number => Math.round(224 - (share - 0.1) * 800);

const profits = Array.from({ length: 35 }, (_, index) => 20_000 + 10_000 * index);

/** The share of a profit that is tax: a curve for a sole trader, level for a company that keeps it. */
export function companyOrSoleTrader({ companyRate, personalTax, switchPoint }: TaxFigures): string {
  const soleTrader = profits.map(
    (profit) => `${across(profit)} ${up(personalTax(profit * 100) / (profit * 100))}`,
  );
  const dollars = switchPoint / 100;
  const [x, y] = [across(dollars), up(companyRate)];
  return [
    line(`M20 ${y}H460`, palette.mist, 4),
    line(`M${soleTrader.join('L')}`, palette.markerLight, 5),
    words(20, y - 14, `Company ${Math.round(companyRate * 100)}%`, { anchor: 'start' }),
    words(120, 190, 'Sole trader', { anchor: 'start', fill: palette.markerLight }),
    marker(x, y),
    words(x + 12, y + 48, `about $${Math.round(dollars / 1000)},000`, { anchor: 'start' }),
  ].join('');
}

/** A price of $115, to scale: $100 and the GST on it. */
export const gstSplit: string = [
  words(240, 50, '$115 with GST', { size: 28 }),
  line('M20 82v-14H460v14'),
  block([20, 96], [382, 70]),
  words(211, 141, '$100', { size: 34 }),
  block([403, 96], [57, 70], palette.marker),
  words(431, 139, '$15', { fill: palette.ink }),
  words(211, 200, 'Without GST'),
  words(431, 200, 'GST'),
].join('');

/** One fee as a bar, and the same bar split: what is paid out and the tax that is kept back. */
export const withholding: string = [
  block([20, 34], [440, 52], palette.mist),
  words(240, 68, 'Your fee before GST', { fill: palette.ink }),
  line('M20 92v32M350 92v32M460 92v32', palette.mist, 2),
  block([20, 130], [330, 52]),
  words(185, 164, 'Paid to you'),
  block([350, 130], [110, 52], palette.marker),
  words(405, 164, 'Tax', { fill: palette.ink }),
  words(460, 214, 'Withheld by your client', { anchor: 'end' }),
].join('');

const layers = [
  { name: 'GST, never yours', top: 22, height: 34, fill: palette.marker },
  { name: 'Income tax', top: 60, height: 48, fill: palette.markerLight },
  { name: 'ACC levies', top: 112, height: 30, fill: palette.sand },
  { name: 'Yours', top: 146, height: 74, fill: palette.bushMid },
];

/** What one invoice is made of, in layers from the top; not to scale. */
export const invoiceLayers: string = layers
  .map(
    ({ name, top, height, fill }) =>
      block([70, top], [160, height], fill) +
      words(256, top + height / 2 + 8, name, { anchor: 'start' }),
  )
  .join('');

/** The bright-line test as a time line: what is sold within two years can be taxed by it. */
export const brightLine: string = [
  block([60, 112], [225, 18], palette.marker),
  track('M290 121H470'),
  words(172, 92, 'Can be taxed'),
  words(376, 92, 'Not by this test'),
  marker(60, 120, { size: 30 }),
  words(72, 182, 'Title is yours'),
  marker(285, 120, { size: 30 }),
  words(285, 182, '2 years'),
  words(412, 182, 'You sign'),
].join('');
