import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';

export const Figure = styled.figure({
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

export const Bar = styled.rect({
  fill: tokens.color.marker,
  stroke: tokens.color.markerEdge,
  [tokens.media.forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' },
});

export const GridLine = styled.line({
  stroke: tokens.color.rule,
  [tokens.media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 0.5 },
});

const curve = css({ fill: 'none', strokeWidth: 2.5, strokeLinejoin: 'round' });

export const MarginalCurve = styled.path(curve, {
  stroke: tokens.color.bush,
  [tokens.media.forcedColors]: { stroke: 'CanvasText' },
});

/** Told apart from the other by its dashes, too. */
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
