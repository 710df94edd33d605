import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { TaxComparison } from '#content/company-tax.ts';
import { profitComparison as words } from '#content/interface/profit-comparison.ts';
import type { Column } from '#content/page.ts';
import { formatDollars } from '#brackets/core/format.ts';
import { tokens } from '#src/design/tokens.ts';
import { VisuallyHidden } from '#src/design/primitives.tsx';

/** The visitor's own row, as the table's rows are written. */
export function ownRow({ profit, soleTrader, company, winner, saving }: TaxComparison) {
  const [first, ...others] = [profit, soleTrader, company, saving].map((cents) =>
    formatDollars(cents / 100),
  );
  return [
    words.yours(first ?? ''),
    ...others.slice(0, 2),
    words.winner[winner],
    ...others.slice(2),
  ];
}

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
function Winner({ children }: { children: ReactNode }) {
  return (
    <Figure>
      <svg aria-hidden="true" focusable="false" width="0.7em" height="0.7em" viewBox="0 0 20 20">
        <path d="M10 1.5 19.5 18.5H.5Z" />
      </svg>
      {children}
      <VisuallyHidden> {words.paysLess}</VisuallyHidden>
    </Figure>
  );
}

/** A row whose cell in the column that it names as the winner is marked. */
export const markWinner = (
  row: readonly string[],
  columns: readonly Column[],
): readonly ReactNode[] =>
  row.map((cell, index) => {
    const { label = '' } = columns[index] ?? {};
    return row.includes(label) ? <Winner key={label}>{cell}</Winner> : cell;
  });
