import styled from '@emotion/styled';
import { Fragment } from 'react';
import { tokens } from './tokens.ts';

interface TrackProgressProps {
  /** The visitor's step, from 1; above `of` all are done. */
  step: number;
  of: number;
  /** Where the visitor is, in words: 'Step 2 of 6'. */
  label: string;
  /** What the progress is of, for screen readers. */
  name: string;
}

const Track = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[8],
  minHeight: '2.25rem',
  paddingInline: tokens.space[4],
  marginBlockEnd: tokens.space[8],
});
const Dots = styled.span({ flex: 1, borderBlockStart: `3px dotted ${tokens.color.control}` });
const Triangle = styled.svg({
  flex: 'none',
  overflow: 'visible',
  fill: tokens.color.marker,
  stroke: tokens.color.marker,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  [tokens.media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' },
  [tokens.media.motion]: { transition: 'transform 200ms ease-out' },
  '&[data-look="current"]': {
    transform: 'scale(1.5)',
    [tokens.media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' },
  },
  '&[data-look="ahead"]': {
    fill: 'none',
    stroke: tokens.color.control,
    [tokens.media.forcedColors]: { stroke: 'CanvasText' },
  },
});

function lookOf(marker: number, step: number): string {
  if (marker === step) return 'current';
  return marker < step ? 'passed' : 'ahead';
}

/** Markers on a dotted track: filled where one has been, large where one is, hollow ahead. */
export function TrackProgress({ step, of, label, name }: TrackProgressProps) {
  const markers = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <Track
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> can't hold the drawing
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((Math.min(step, of) / of) * 100)}
      aria-valuetext={label}
    >
      {markers.map((marker) => (
        <Fragment key={marker}>
          {marker > 1 && <Dots />}
          <Triangle
            data-look={lookOf(marker, step)}
            aria-hidden="true"
            width="18"
            height="18"
            viewBox="0 0 20 20"
          >
            <path d="M10 3 18.5 17H1.5Z" />
          </Triangle>
        </Fragment>
      ))}
    </Track>
  );
}
