import styled from '@emotion/styled';
import { createElement, useId, type ReactNode } from 'react';
import { tokens } from './tokens.ts';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row names the row. */
  readonly rows: readonly (readonly ReactNode[])[];
}

const Scroller = styled.div({ marginBlockEnd: tokens.space[24], overflowX: 'auto' });
const Table = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.35,
  '& caption': {
    paddingBlockEnd: tokens.space[8],
    fontSize: tokens.size.lede,
    fontWeight: tokens.weight.bold,
    textAlign: 'start',
  },
  '& :is(th, td)': {
    padding: tokens.space[8],
    paddingInlineStart: 0,
    borderBlockEnd: `1px solid ${tokens.color.rule}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.weight.regular,
  },
  '& thead th': { color: tokens.color.inkSoft, fontWeight: tokens.weight.semibold },
});

/** Passes rows as separate children: they have no keys, only positions. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const captionId = useId();
  const toRow = (cells: readonly ReactNode[]) => (
    <tr>
      {columns.map((label, column) =>
        column === 0 ? (
          <th key={label} scope="row">
            {cells[column]}
          </th>
        ) : (
          <td key={label}>{cells[column]}</td>
        ),
      )}
    </tr>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <Scroller role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {createElement('tbody', null, ...rows.map(toRow))}
      </Table>
    </Scroller>
  );
}
