import type { ReactNode } from 'react';
import { Figure, GridLine } from './chart-style.ts';

/** The width of every drawing, in its own units. */
export const width = 360;

/** The left and right edge of a plot in it. */
export const left = 44;
export const right = 348;

interface ChartProps {
  caption: string;
  /** The drawing's text alternative. */
  label: string;
  height: number;
  children: ReactNode;
  text?: ReactNode;
}

export function Chart({ caption, label, height, children, text }: ChartProps) {
  return (
    <Figure>
      <figcaption>{caption}</figcaption>
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
        {children}
      </svg>
      {text}
    </Figure>
  );
}

interface ScaleProps {
  ticks: readonly number[];
  placeOf: (value: number) => number;
  format: (value: number) => string;
}

/** A line across the plot for each tick, with its value at the left. */
export function VerticalScale({ ticks, placeOf, format }: ScaleProps) {
  return ticks.map((tick) => {
    const y = placeOf(tick);
    return (
      <g key={tick}>
        <GridLine x1={left} x2={right} y1={y} y2={y} />
        <text x={left - 6} y={y} textAnchor="end" dominantBaseline="central">
          {format(tick)}
        </text>
      </g>
    );
  });
}

/** The values below the plot. The last one is aligned to its right edge. */
export function HorizontalScale({ ticks, placeOf, format, y }: ScaleProps & { y: number }) {
  return ticks.map((tick) => (
    <text key={tick} x={placeOf(tick)} y={y} textAnchor={tick === ticks.at(-1) ? 'end' : 'middle'}>
      {format(tick)}
    </text>
  ));
}

export const pathThrough = (points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
