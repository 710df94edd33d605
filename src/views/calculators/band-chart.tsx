import { taxBreakdown } from '#content/interface/tax-breakdown.ts';
import type { Bracket } from '#brackets/core/income-tax.ts';
import { Bar } from './chart-style.ts';
import { Chart, width } from './chart.tsx';
import { formatDollars, formatRate } from '#brackets/core/format.ts';

const rowHeight = 36;
const barHeight = 22;
/** Room for the rate before a bar, and for the amount after it. */
const before = 56;
const after = 84;

const { charts } = taxBreakdown;

/** A bar for each band, as long as its tax. The table above has the same figures. */
export function BandChart({ brackets }: { brackets: readonly Bracket[] }) {
  const most = Math.max(...brackets.map(({ tax }) => tax));
  const bars = brackets.map(({ rate, tax }) => ({
    rate: formatRate(rate),
    tax: formatDollars(tax),
    length: most === 0 ? 0 : (tax / most) * (width - before - after),
  }));
  const label = bars.map(({ rate, tax }) => charts.bar(rate, tax)).join(', ');
  return (
    <Chart
      caption={charts.bands}
      label={charts.bandsLabel(label)}
      height={brackets.length * rowHeight}
    >
      {bars.map(({ rate, tax, length }, index) => {
        const middle = (index + 0.5) * rowHeight;
        return (
          <g key={brackets[index]?.min}>
            <text x={before - 8} y={middle} textAnchor="end" dominantBaseline="central">
              {rate}
            </text>
            <Bar
              x={before}
              y={middle - barHeight / 2}
              width={length.toFixed(1)}
              height={barHeight}
            />
            <text x={(before + length + 8).toFixed(1)} y={middle} dominantBaseline="central">
              {tax}
            </text>
          </g>
        );
      })}
    </Chart>
  );
}
