import styled from '@emotion/styled';
import { formatShort } from '#brackets/core/format.ts';
import { color, media } from './look.ts';
import { ticksFor } from './ticks.ts';

const width = 640;
const height = 260;
/** The ends of the axes. The slider below the chart has the same margins. */
export const plot = { left: 64, right: 624, top: 16, bottom: 216, width } as const;

/** A phone shows the drawing at less than half its size, with readable text. */
const Frame = styled.figure({
  margin: 0,
  '& > figcaption': { marginBlockEnd: '0.5rem', fontWeight: 600 },
  '& > svg': { width: '100%', height: 'auto', overflow: 'visible' },
  '& text': {
    fill: 'currentColor',
    fontSize: 24,
    fontFeatureSettings: "'tnum'",
    [media.tablet]: { fontSize: 14 },
  },
});

const GridLine = styled.line({
  stroke: color.rule,
  [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 0.5 },
});

/** The lines also differ by their dashes. */
const Curve = styled.path({
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  '&[data-look="main"]': { stroke: color.main },
  '&[data-look="second"]': { stroke: color.second, strokeDasharray: '6 4' },
  '&[data-look="beside"]': { stroke: color.beside, strokeWidth: 2, strokeDasharray: '2 3' },
  [media.forcedColors]: {
    '&&': { stroke: 'CanvasText' },
    '&&[data-look="second"]': { stroke: 'Highlight' },
  },
});

const HereLine = styled.line({
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeDasharray: '1 3',
});

const HereMark = styled.circle({
  fill: color.mark,
  stroke: 'currentColor',
  strokeWidth: 1.5,
  [media.forcedColors]: { fill: 'Highlight' },
});

interface Series {
  readonly name: string;
  readonly look: 'main' | 'second' | 'beside';
  /** Incomes in dollars with their values. */
  readonly points: readonly (readonly [income: number, value: number])[];
}

interface LineChartProps {
  readonly caption: string;
  readonly label: string;
  readonly series: readonly Series[];
  readonly formatTick: (value: number) => string;
  readonly last: number;
  readonly income: number;
  /** The marked values at the chosen income. */
  readonly marked: readonly number[];
}

const Key = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 1.5rem`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '1rem',
  '& li': { display: 'inline-flex', alignItems: 'center', gap: '0.5rem' },
});

/** A line chart of values by income, with a mark at the chosen income. */
export function LineChart(props: LineChartProps) {
  const { caption, label, series, formatTick, last, income, marked } = props;
  const values = series.flatMap(({ points }) => points.map(([, value]) => value));
  const ticks = ticksFor(Math.min(0, ...values), Math.max(0.01, ...values));
  const lowest = Math.min(...ticks);
  const highest = Math.max(...ticks);
  const xOf = (dollars: number) => plot.left + (dollars / last) * (plot.right - plot.left);
  const yOf = (value: number) =>
    plot.bottom - ((value - lowest) / (highest - lowest || 1)) * (plot.bottom - plot.top);
  const pathOf = ({ points }: Series) =>
    `M${points.map(([x, y]) => `${xOf(x).toFixed(1)} ${yOf(y).toFixed(1)}`).join('L')}`;
  const here = xOf(Math.min(income, last));
  return (
    <Frame>
      <figcaption>{caption}</figcaption>
      {series.length > 1 && (
        <Key>
          {series.map(({ name, look }) => (
            <li key={name}>
              <svg aria-hidden="true" width="36" height="12" viewBox="0 0 36 12">
                <Curve data-look={look} d="M0 6H36" />
              </svg>
              {name}
            </li>
          ))}
        </Key>
      )}
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
        {ticks.map((value) => (
          <g key={value}>
            <GridLine x1={plot.left} x2={plot.right} y1={yOf(value)} y2={yOf(value)} />
            <text x={plot.left - 6} y={yOf(value)} textAnchor="end" dominantBaseline="central">
              {formatTick(value)}
            </text>
          </g>
        ))}
        {ticksFor(0, last)
          .filter((dollars) => dollars <= last)
          .map((dollars) => (
            <text key={dollars} x={xOf(dollars)} y={plot.bottom + 20} textAnchor="middle">
              {formatShort(dollars)}
            </text>
          ))}
        {series.map((one) => (
          <Curve key={one.name} data-look={one.look} d={pathOf(one)} />
        ))}
        <HereLine x1={here} x2={here} y1={plot.top} y2={plot.bottom} />
        {[...new Set(marked)].map((value) => (
          <HereMark key={value} cx={here} cy={yOf(value)} r="5" />
        ))}
      </svg>
    </Frame>
  );
}
