import { taxBreakdown } from '#content/ui/tax-breakdown.ts';
import type { IncomeTax } from '#brackets/core/income-tax.ts';
import { formatDollars, formatRate, formatShort } from '#brackets/core/format.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { lastIncome, rateCurve, rateTicks, ratesAtLimits } from '#brackets/core/rate-curve.ts';
import { DataTable, figureColumns } from '#src/design/data-table.tsx';
import { Disclosure } from '#src/design/disclosure.ts';
import {
  Bar,
  Chart,
  height,
  width,
  EffectiveCurve,
  MarginalCurve,
  MarkerDot,
  MarkerLine,
  MarkerTriangle,
  HorizontalScale,
  left,
  pathThrough,
  right,
  VerticalScale,
} from './chart.tsx';
import type { PrintedBand } from './working.ts';

const barHeight = 22;
/** Room for the rate before a bar, and for the amount after it. */
const before = 56;
const after = 84;

const { charts } = taxBreakdown;

/** A bar for each band's tax. The table above has the same figures. */
export function BandChart({ brackets }: { brackets: readonly PrintedBand[] }) {
  const most = Math.max(...brackets.map(({ tax }) => tax));
  const rowHeight = height / brackets.length;
  const bars = brackets.map(({ rate, printed }) => charts.bar(formatRate(rate), printed.tax));
  return (
    <Chart caption={charts.bands} label={charts.bandsLabel(bars.join(', '))}>
      {brackets.map(({ min, rate, tax, printed }, index) => {
        const middle = (index + 0.5) * rowHeight;
        const length = most === 0 ? 0 : (tax / most) * (width - before - after);
        return (
          <g key={min}>
            <text x={before - 8} y={middle} textAnchor="end" dominantBaseline="central">
              {formatRate(rate)}
            </text>
            <Bar
              x={before}
              y={middle - barHeight / 2}
              width={length.toFixed(1)}
              height={barHeight}
            />
            <text x={(before + length + 8).toFixed(1)} y={middle} dominantBaseline="central">
              {printed.tax}
            </text>
          </g>
        );
      })}
    </Chart>
  );
}

const top = 20;
const bottom = 204;

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
  // The point carries its rates, on the side where there is room and no name of a curve.
  const isLeft = grossIncome > last / 2;
  const beside = here + (isLeft ? -8 : 8);
  const anchor = isLeft ? 'end' : 'start';
  const label = charts.ratesLabel(
    formatDollars(grossIncome),
    formatRate(marginalRate),
    formatRate(effectiveRate),
  );
  return (
    <Chart caption={charts.rates} label={label}>
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
      <text x={right} y={yOf(end?.effective ?? 0) + 26} textAnchor="end">
        {charts.effective}
      </text>
      <MarkerLine x1={here} x2={here} y1={top} y2={bottom} />
      <MarkerDot cx={here} cy={yOf(marginalRate)} r="4" />
      <MarkerDot cx={here} cy={yOf(effectiveRate)} r="4" />
      <text x={beside} y={yOf(marginalRate) - 8} textAnchor={anchor}>
        {formatRate(marginalRate)}
      </text>
      <text x={beside} y={yOf(effectiveRate) + 18} textAnchor={anchor}>
        {formatRate(effectiveRate)}
      </text>
      <MarkerTriangle d={`M${here} ${bottom + 22}l6 10h-12Z`} />
      <text x={Math.min(Math.max(here, left + 50), right - 56)} y={bottom + 46} textAnchor="middle">
        {charts.yourIncome} {formatShort(grossIncome)}
      </text>
    </Chart>
  );
}

/** The figures behind the curve. */
export function RateTable({ schedule, tax }: { schedule: Schedule; tax: IncomeTax }) {
  const { table, marginal, effective } = charts;
  const rows = ratesAtLimits(schedule, tax).map((point) => {
    const income = formatDollars(point.income);
    return [
      point.income === tax.grossIncome ? table.yours(income) : income,
      formatRate(point.marginal),
      formatRate(point.effective),
    ];
  });
  return (
    <Disclosure>
      <summary>{table.summary}</summary>
      <div>
        <DataTable
          caption={table.caption}
          columns={figureColumns(table.income, marginal, effective)}
          rows={rows}
        />
      </div>
    </Disclosure>
  );
}
