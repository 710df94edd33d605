import styled from '@emotion/styled';
import { companyTax, personalTax, switchPoint } from '#content/company-tax.ts';
import { profitComparison } from '#content/interface/profit-comparison.ts';
import type { TaxSchedule } from '#content/tax-schedules.ts';
import { EffectiveCurve, MarginalCurve, MarkerLine, MarkerTriangle } from './chart-style.ts';
import { Chart, HorizontalScale, left, pathThrough, right, VerticalScale } from './chart.tsx';
import { formatDollars, formatShort } from '#brackets/core/format.ts';

const Text = styled.p({ marginBlock: 0 });

const { chart: words } = profitComparison;

const top = 12;
const bottom = 212;

/** Cents: the ends of both scales, and the steps of their marks. */
const lastProfit = 300_000_00;
const mostTax = 100_000_00;
const profitTicks = [0, 100_000_00, 200_000_00, lastProfit];
const taxTicks = [0, 25_000_00, 50_000_00, 75_000_00, mostTax];

const xOf = (profit: number): number => left + (profit / lastProfit) * (right - left);
const yOf = (tax: number): number => bottom - (tax / mostTax) * (bottom - top);
const inDollars = (cents: number): string => formatDollars(cents / 100);
const inShort = (cents: number): string => formatShort(cents / 100);

export function TaxLines({ schedule }: { schedule: TaxSchedule }) {
  const crossing = switchPoint(schedule);
  const crossingX = xOf(crossing);
  const crossingY = yOf(companyTax(crossing));
  const limits = schedule.bands.map(({ max }) => Math.min(max * 100, lastProfit));
  const lineOf = (taxOf: (profit: number) => number): string =>
    pathThrough([0, ...limits].map((profit) => [xOf(profit), yOf(taxOf(profit))]));
  return (
    <Chart
      caption={words.caption}
      label={words.label(inDollars(lastProfit), inDollars(crossing))}
      height={240}
      text={<Text>{words.text(inDollars(crossing))}</Text>}
    >
      <VerticalScale ticks={taxTicks} placeOf={yOf} format={inShort} />
      <HorizontalScale ticks={profitTicks} placeOf={xOf} format={inShort} y={bottom + 20} />
      <MarkerLine x1={crossingX} x2={crossingX} y1={crossingY} y2={bottom} />
      <MarginalCurve d={lineOf((profit) => personalTax(schedule, profit))} />
      <EffectiveCurve d={lineOf(companyTax)} />
      <MarkerTriangle d={`M${crossingX} ${crossingY - 7}l8 14h-16Z`} />
      <text x={crossingX - 14} y={crossingY - 14} textAnchor="end">
        {words.crossing(inDollars(crossing))}
      </text>
      <text x={right - 44} y={yOf(personalTax(schedule, lastProfit)) + 2} textAnchor="end">
        {words.soleTrader}
      </text>
      <text x={right} y={yOf(companyTax(lastProfit)) + 56} textAnchor="end">
        {words.company}
      </text>
    </Chart>
  );
}
