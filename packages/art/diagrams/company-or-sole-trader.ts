import { palette } from '#art/palette.ts';
import type { TaxFigures } from '#art/subject.ts';
import { line, marker, words } from './pieces.ts';

/** The place of a profit, in dollars, and of the share of it that is taxed. */
const across = (profit: number): number => Math.round(20 + (profit / 360_000) * 440);
const up = (share: number): number => Math.round(224 - (share - 0.1) * 800);

const profits = Array.from({ length: 35 }, (_, index) => 20_000 + 10_000 * index);

/** The share of a profit that is tax: a curve for a sole trader, level for a company that keeps it. */
export function companyOrSoleTrader({ companyRate, personalTax, switchPoint }: TaxFigures): string {
  const soleTrader = profits.map(
    (profit) => `${across(profit)} ${up(personalTax(profit * 100) / (profit * 100))}`,
  );
  /** Dollars. */
  const crossing = switchPoint / 100;
  return [
    line(`M20 ${up(companyRate)}H460`, palette.mist, 4),
    line(`M${soleTrader.join('L')}`, palette.markerLight, 5),
    words(20, up(companyRate) - 14, `Company ${Math.round(companyRate * 100)}%`, {
      anchor: 'start',
    }),
    words(120, 190, 'Sole trader', { anchor: 'start', fill: palette.markerLight }),
    marker(across(crossing), up(companyRate)),
    words(
      across(crossing) + 12,
      up(companyRate) + 48,
      `about $${Math.round(crossing / 1000)},000`,
      {
        anchor: 'start',
      },
    ),
  ].join('');
}
