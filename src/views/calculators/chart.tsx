import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from '#src/design/tokens.ts';

const Figure = styled.figure({
  margin: 0,
  '& > figcaption': { marginBlockEnd: tokens.space[8], fontWeight: tokens.weight.semibold },
  '& > svg': { width: '100%', maxWidth: '28rem', height: 'auto', overflow: 'visible' },
  '& text': {
    fill: tokens.color.text,
    // Drawings are wider than their units from the tablet on, and hardly ever narrower.
    fontSize: 14,
    [tokens.media.tablet]: { fontSize: 10 },
    fontFeatureSettings: "'tnum'",
    [tokens.media.forcedColors]: { fill: 'CanvasText' },
  },
});

export const Bar = styled.rect({
  fill: tokens.color.marker,
  stroke: tokens.color.markerEdge,
  [tokens.media.forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' },
});

const GridLine = styled.line({
  stroke: tokens.color.rule,
  [tokens.media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 0.5 },
});

const curve = css({ fill: 'none', strokeWidth: 2.5, strokeLinejoin: 'round' });

export const MarginalCurve = styled.path(curve, {
  stroke: tokens.color.bush,
  [tokens.media.forcedColors]: { stroke: 'CanvasText' },
});

/** Dashed, so that colour is not the only difference. */
export const EffectiveCurve = styled.path(curve, {
  stroke: tokens.color.markerDeep,
  strokeDasharray: '6 4',
  [tokens.media.forcedColors]: { stroke: 'Highlight' },
});

export const MarkerLine = styled.line({
  stroke: tokens.color.ink,
  strokeWidth: 1.5,
  strokeDasharray: '1 3',
  [tokens.media.forcedColors]: { stroke: 'CanvasText' },
});

const marker = css({
  fill: tokens.color.marker,
  stroke: tokens.color.ink,
  strokeWidth: 1.5,
  [tokens.media.forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' },
});
export const MarkerDot = styled.circle(marker);
export const MarkerTriangle = styled.path(marker);

/** The width of every drawing, in its own units. */
export const width = 300;

/** The height of every drawing. */
export const height = 252;

/** The left and right edge of a plot in it. */
export const left = 44;
export const right = 290;

interface ChartProps {
  caption: string;
  label: string;
  children: ReactNode;
  text?: ReactNode;
}

export function Chart({ caption, label, children, text }: ChartProps) {
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
