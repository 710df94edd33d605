import { shownFineRate } from '#brackets/command/columns.ts';
import { centsOf, dollarsOf, perCent } from '#brackets/core/cents.ts';
import { compareSchedules } from '#brackets/core/compare.ts';
import { formatCents, formatPercent, formatShort } from '#brackets/core/format.ts';
import { rateCurve } from '#brackets/core/rate-curve.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { inspectIncome } from '#brackets/inspect-income.ts';
import type { Compared } from './compare.ts';
import { LineChart } from './line-chart.tsx';
import { bracketWords as words } from './words.ts';

interface FigureProps extends Compared {
  /** The end of the axis of incomes, in dollars. */
  readonly last: number;
}

const { rates, difference } = words;

/** The rates of a schedule by income, beside those of another. */
export function RatesFigure({ schedule, other, income, deductions, last }: FigureProps) {
  const own = inspectIncome(schedule, income, deductions);
  const { grossIncome, marginalRate, effectiveRate } = own;
  const pointsOf = (of: Schedule, rate: 'marginal' | 'effective') =>
    rateCurve(of, own, last).map((point) => [point.income, point[rate]] as const);
  return (
    <LineChart
      caption={rates.caption}
      label={rates.label(
        formatCents(grossIncome),
        formatPercent(marginalRate),
        shownFineRate(effectiveRate),
      )}
      series={[
        { name: rates.other, look: 'beside', points: pointsOf(other, 'marginal') },
        { name: rates.marginal, look: 'main', points: pointsOf(schedule, 'marginal') },
        { name: rates.effective, look: 'second', points: pointsOf(schedule, 'effective') },
      ]}
      formatTick={formatPercent}
      last={last}
      income={grossIncome}
      marked={[marginalRate, effectiveRate]}
    />
  );
}

/** '−$1.5k' */
const formatTick = (dollars: number): string =>
  `${dollars < 0 ? '−' : ''}${formatShort(Math.abs(dollars))}`;

/** The difference of two schedules' taxes by income, which is linear between their limits. */
export function DifferenceFigure({ schedule, other, income, deductions, last }: FigureProps) {
  const own = inspectIncome(schedule, income, deductions);
  const here = own.taxOwed - inspectIncome(other, income, deductions).taxOwed;
  const most = centsOf(last - own.deductions);
  const points = compareSchedules(schedule, other, 0, most).points.map(
    (point) =>
      [dollarsOf(point.income) + own.deductions, dollarsOf(point.exact / perCent)] as const,
  );
  return (
    <LineChart
      caption={difference.caption}
      label={difference.label(formatCents(own.grossIncome), formatCents(here))}
      series={[{ name: difference.caption, look: 'main', points: [[0, 0], ...points] }]}
      formatTick={formatTick}
      last={last}
      income={own.grossIncome}
      marked={[here]}
    />
  );
}
