import styled from '@emotion/styled';
import { createElement, useId, type ReactNode } from 'react';
import { visuallyHidden } from './primitives.tsx';
import { tokens } from './tokens.ts';

/** A ref for the box around a table. While it scrolls, it is a focusable region named by the caption. */
function scrollRegion(box: HTMLElement | null): (() => void) | undefined {
  const caption = box?.querySelector('caption[id]');
  if (!box || !caption || !('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) {
      box.tabIndex = 0;
      box.setAttribute('role', 'region');
      box.setAttribute('aria-labelledby', caption.id);
    } else {
      for (const name of ['tabindex', 'role', 'aria-labelledby']) box.removeAttribute(name);
    }
  });
  observer.observe(box);
  return () => observer.disconnect();
}

interface DataTableProps {
  caption: string;
  columns: readonly { readonly label: string; readonly numeric?: boolean | undefined }[];
  /** The first cell of a row is its header. On a phone, `data-usual` hides what most rows say. */
  rows: readonly (readonly ReactNode[])[];
  /** On a phone, shows each row as a heading over its labelled cells (default: wide tables do). */
  stacks?: boolean | undefined;
}

/** Columns of figures after one that names each row. */
export const figureColumns = (
  first: string,
  ...figures: readonly string[]
): DataTableProps['columns'] => [
  { label: first },
  ...figures.map((label) => ({ label, numeric: true })),
];

/** Several columns of words, or many of any kind, are too wide for a phone. */
const areWide = (columns: DataTableProps['columns']): boolean =>
  columns.length > 3 || columns.filter(({ numeric }) => !numeric).length > 2;

const Scroller = styled.div({
  marginBlockEnd: tokens.space[24],
  overflowX: 'auto',
  [tokens.media.phone]: { '&:last-child': { marginBlockEnd: 0 } },
});
const Ledger = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: tokens.size.small,
  lineHeight: 1.35,
  '& caption': {
    paddingBlockEnd: tokens.space[12],
    fontSize: tokens.size.lede,
    fontWeight: tokens.weight.bold,
    textAlign: 'start',
  },
  '& :is(th, td)': {
    padding: '0.55em 0',
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: tokens.weight.regular,
    overflowWrap: 'normal',
  },
  '& :is(th, td) + :is(th, td)': { paddingInlineStart: tokens.space[24] },
  [tokens.media.tablet]: { fontSize: tokens.size.body },
  '& thead th': {
    paddingBlock: tokens.space[4],
    borderBlockEnd: `4px double ${tokens.color.text}`,
    color: tokens.color.textSoft,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.semibold,
    verticalAlign: 'bottom',
  },
  '& [data-numeric="true"]': { textAlign: 'end' },
  // In a narrow column a figure may wrap before its unit, but never inside itself.
  '& td[data-numeric="true"] span': { whiteSpace: 'nowrap' },
});
/** The labels are words of the page, which browsers translate with it. */
const StackingLedger = styled(Ledger)({
  '& td > [aria-hidden]': { display: 'none' },
  [tokens.media.phone]: {
    '& thead': visuallyHidden,
    '& :is(tbody, tr, th, caption)': { display: 'block' },
    '& tbody tr': {
      paddingBlock: tokens.space[4],
      borderBlockEnd: `1px solid ${tokens.color.line}`,
    },
    '& tbody :is(th, td)': { paddingBlock: 0, border: 0 },
    '& tbody th[scope]': { fontWeight: tokens.weight.bold, textAlign: 'start' },
    // A label, and its value at the right.
    '& tbody td': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: tokens.space[16],
      paddingInlineStart: 0,
      '& > [aria-hidden]': {
        display: 'block',
        textAlign: 'start',
        color: tokens.color.textSoft,
      },
    },
    // Words stand below figures at the right edge.
    '& tbody tr:has([data-numeric="true"]) > td': { textAlign: 'end' },
    '& tbody td[data-numeric="true"]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& tbody td:has([data-usual])': { display: 'none' },
  },
});

/** A ruled table. Its rows are separate children, because they have no keys. */
export function DataTable({ caption, columns, rows, stacks = areWide(columns) }: DataTableProps) {
  const captionId = useId();
  const Table = stacks ? StackingLedger : Ledger;
  const toRow = (cells: readonly ReactNode[]) => (
    <tr>
      {columns.map(({ label, numeric }, column) =>
        column === 0 ? (
          <th key={label} scope="row" data-numeric={numeric}>
            {cells[column]}
          </th>
        ) : (
          <td key={label} data-numeric={numeric}>
            {/* A screen reader knows the column's name from the head. */}
            {stacks && <span aria-hidden="true">{label}</span>}
            {stacks ? <div>{cells[column]}</div> : cells[column]}
          </td>
        ),
      )}
    </tr>
  );
  return (
    <Scroller ref={scrollRegion}>
      <Table>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" data-numeric={numeric}>
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
