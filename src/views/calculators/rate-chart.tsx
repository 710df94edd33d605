import { taxBreakdown } from '#content/interface/tax-breakdown.ts';
import type { IncomeTax } from '#brackets/core/income-tax.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import {
  EffectiveCurve,
  MarginalCurve,
  MarkerDot,
  MarkerLine,
  MarkerTriangle,
} from './chart-style.ts';
import { Chart, HorizontalScale, left, pathThrough, right, VerticalScale } from './chart.tsx';
import { formatDollars, formatRate, formatShort } from '#brackets/core/format.ts';
import { lastIncome, rateCurve, rateTicks } from '#brackets/core/rate-curve.ts';

const top = 20;
const bottom = 204;

const { charts } = taxBreakdown;

export function RateChart({ schedule, tax }: { schedule: Schedule; tax: IncomeTax }) {
  const { grossIncome, marginalRate, effectiveRate } = tax;
  const last = lastIncome(schedule, grossIncome);
  const ticks = rateTicks(schedule);
  // A little room above the last tick.
  const highest = (Math.max(...ticks) / 100) * 1.05;
  const yOf = (rate: number): number => bottom - (rate / highest) * (bottom - top);
  const xOf = (income: number): number => left + (income / last) * (right - left);
  const points = rateCurve(schedule, tax);
  const curve = (rate: 'marginal' | 'effective') =>
    pathThrough(points.map((point) => [xOf(point.income), yOf(point[rate])]));
  const end = points.at(-1);
  const here = xOf(grossIncome);
  const label = charts.ratesLabel(
    formatDollars(grossIncome),
    formatRate(marginalRate),
    formatRate(effectiveRate),
  );
  return (
    <Chart caption={charts.rates} label={label} height={260}>
      <VerticalScale
        ticks={ticks}
        placeOf={(percent) => yOf(percent / 100)}
        format={(percent) => `${percent}%`}
      />
      <HorizontalScale
        ticks={[0, last / 2, last]}
        placeOf={xOf}
        format={formatShort}
        y={bottom + 18}
      />
      <MarginalCurve d={curve('marginal')} />
      <EffectiveCurve d={curve('effective')} />
      <text x={right} y={yOf(end?.marginal ?? 0) - 8} textAnchor="end">
        {charts.marginal}
      </text>
      <text x={right} y={yOf(end?.effective ?? 0) + 20} textAnchor="end">
        {charts.effective}
      </text>
      <MarkerLine x1={here} x2={here} y1={top} y2={bottom + 24} />
      <MarkerDot cx={here} cy={yOf(marginalRate)} r="4" />
      <MarkerDot cx={here} cy={yOf(effectiveRate)} r="4" />
      <MarkerTriangle d={`M${here} ${bottom + 22}l8 14h-16Z`} />
      <text x={Math.min(Math.max(here, left + 34), right - 40)} y={bottom + 52} textAnchor="middle">
        {charts.yourIncome}
      </text>
    </Chart>
  );
}
