import { bracketWords as words } from '#brackets/page/words.ts';
import type { Inspection } from '#brackets/inspect-income.ts';
import type { CurvePoint } from './curves.ts';
import { formatCents, formatDifference, formatRate, formatShort } from './format.ts';
import { LineChart } from './line-chart.tsx';
import { ticksFor } from './ticks.ts';

interface CurvesProps {
  readonly curve: readonly CurvePoint[];
  readonly last: number;
  readonly own: Inspection;
  readonly other: Inspection;
}

const { rates, difference } = words;

/** The rates of a schedule by income, beside those of another. */
export function RatesFigure({ curve, last, own }: CurvesProps) {
  const { grossIncome, marginalRate, effectiveRate } = own;
  const values = curve.flatMap(({ tax, other }) => [tax.marginalRate, other.marginalRate]);
  return (
    <LineChart
      caption={rates.caption}
      label={rates.label(
        formatCents(grossIncome),
        formatRate(marginalRate),
        formatRate(effectiveRate),
      )}
      series={[
        {
          name: rates.other,
          look: 'beside',
          points: curve.map(({ income, other }) => [income, other.marginalRate]),
        },
        {
          name: rates.marginal,
          look: 'main',
          points: curve.map(({ income, tax }) => [income, tax.marginalRate]),
        },
        {
          name: rates.effective,
          look: 'second',
          points: curve.map(({ income, tax }) => [income, tax.effectiveRate]),
        },
      ]}
      ticks={ticksFor(0, Math.max(0.1, ...values))}
      formatTick={formatRate}
      last={last}
      income={grossIncome}
      marked={[...new Set([marginalRate, effectiveRate])]}
    />
  );
}

/** The difference of two schedules' taxes by income. */
export function DifferenceFigure({ curve, last, own, other }: CurvesProps) {
  const points = curve.map(
    ({ income, tax, other: beside }) => [income, tax.taxOwed - beside.taxOwed] as const,
  );
  const values = points.map(([, value]) => value);
  const here = own.taxOwed - other.taxOwed;
  return (
    <LineChart
      caption={difference.caption}
      label={difference.label(
        formatCents(own.grossIncome),
        formatDifference(Math.round(here * 100) / 100, formatCents),
      )}
      series={[{ name: difference.caption, look: 'main', points }]}
      ticks={ticksFor(Math.min(0, ...values), Math.max(0.01, ...values))}
      formatTick={formatShort}
      last={last}
      income={own.grossIncome}
      marked={[here]}
    />
  );
}
