import { shownFineRate } from '#brackets/command/columns.ts';
import { centsOf, dollarsOf, perCent } from '#brackets/core/cents.ts';
import { compareSchedules } from '#brackets/core/compare.ts';
import { formatCents, formatPercent, formatShort } from '#brackets/core/format.ts';
import { rateCurve, type RatePoint } from '#brackets/core/rate-curve.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import type { Inspection } from '#brackets/inspect-income.ts';
import { LineChart } from './line-chart.tsx';
import { bracketWords as words } from './words.ts';

interface CurvesProps {
  readonly schedule: Schedule;
  readonly beside: Schedule;
  /** The end of the axis of incomes, in dollars. */
  readonly last: number;
  readonly own: Inspection;
  readonly other: Inspection;
}

const { rates, difference } = words;

const pointsOf = (curve: readonly RatePoint[], rate: 'marginal' | 'effective') =>
  curve.map((point) => [point.income, point[rate]] as const);

/** The rates of a schedule by income, beside those of another. */
export function RatesFigure({ schedule, beside, last, own }: CurvesProps) {
  const { grossIncome, marginalRate, effectiveRate } = own;
  const curve = rateCurve(schedule, own, last);
  const others = rateCurve(beside, own, last);
  return (
    <LineChart
      caption={rates.caption}
      label={rates.label(
        formatCents(grossIncome),
        formatPercent(marginalRate),
        shownFineRate(effectiveRate),
      )}
      series={[
        { name: rates.other, look: 'beside', points: pointsOf(others, 'marginal') },
        { name: rates.marginal, look: 'main', points: pointsOf(curve, 'marginal') },
        { name: rates.effective, look: 'second', points: pointsOf(curve, 'effective') },
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
export function DifferenceFigure({ schedule, beside, last, own, other }: CurvesProps) {
  const most = centsOf(last - own.deductions);
  const compared = compareSchedules(schedule, beside, 0, most).points;
  const points = compared.map(
    ({ income, exact }) =>
      [dollarsOf(income) + own.deductions, dollarsOf(exact / perCent)] as const,
  );
  const here = own.taxOwed - other.taxOwed;
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
