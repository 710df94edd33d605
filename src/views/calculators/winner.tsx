import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { profitComparison } from '#content/interface/profit-comparison.ts';
import { tokens } from '#src/design/tokens.ts';
import { VisuallyHidden } from '#src/design/visually-hidden.ts';

const Figure = styled.strong({
  whiteSpace: 'nowrap',
  '& > svg': {
    display: 'inline',
    marginInlineEnd: tokens.space[4],
    fill: tokens.color.markerDeep,
    [tokens.media.forcedColors]: { fill: 'CanvasText' },
  },
});

/** The winner's figure in a row: a filled triangle and weight, and words for screen readers. */
export function Winner({ children }: { children: ReactNode }) {
  return (
    <Figure>
      <svg aria-hidden="true" focusable="false" width="0.7em" height="0.7em" viewBox="0 0 20 20">
        <path d="M10 1.5 19.5 18.5H.5Z" />
      </svg>
      {children}
      <VisuallyHidden> {profitComparison.paysLess}</VisuallyHidden>
    </Figure>
  );
}
