import { css } from '@emotion/css';
import { tokens } from '#src/design/tokens.ts';

/** A drawing with its caption. */
export const figureClass = css({
  margin: 0,
  '& > figcaption': { marginBlockEnd: tokens.space[8], fontWeight: tokens.weight.semibold },
  '& > svg': { width: '100%', height: 'auto', overflow: 'visible' },
  '& text': {
    fill: tokens.color.text,
    fontSize: 14,
    fontFeatureSettings: "'tnum'",
    [tokens.media.forcedColors]: { fill: 'CanvasText' },
  },
});

export const barClass = css({
  fill: tokens.color.marker,
  stroke: tokens.color.markerEdge,
  [tokens.media.forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' },
});

export const gridClass = css({
  stroke: tokens.color.rule,
  [tokens.media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 0.5 },
});

const curve = { fill: 'none', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;

export const marginalClass = css({
  ...curve,
  stroke: tokens.color.bush,
  [tokens.media.forcedColors]: { stroke: 'CanvasText' },
});

/** Told apart from the other by its dashes, too. */
export const effectiveClass = css({
  ...curve,
  stroke: tokens.color.markerDeep,
  strokeDasharray: '6 4',
  [tokens.media.forcedColors]: { stroke: 'Highlight' },
});

export const markerLineClass = css({
  stroke: tokens.color.ink,
  strokeWidth: 1.5,
  strokeDasharray: '1 3',
  [tokens.media.forcedColors]: { stroke: 'CanvasText' },
});

export const markerClass = css({
  fill: tokens.color.marker,
  stroke: tokens.color.ink,
  strokeWidth: 1.5,
  [tokens.media.forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' },
});
