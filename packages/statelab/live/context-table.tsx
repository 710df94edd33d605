import styled from '@emotion/styled';
import { memo, useDeferredValue, useMemo } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { contextsOf } from '#statelab/tape/contexts.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { contextRows, type ContextRow } from './context-rows.ts';
import { print } from './step-words.ts';

const Table = styled.table({
  width: '100%',
  // Otherwise a long value narrows the other columns to one letter.
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: tokens.size.fine,
  lineHeight: 1.35,
  '& caption': { textAlign: 'start', fontWeight: tokens.weight.bold },
  '& :is(th, td)': {
    padding: `3px ${tokens.space[8]} 3px ${tokens.space[4]}`,
    borderBlockEnd: `1px solid ${tokens.color.rule}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: tokens.weight.regular,
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: tokens.color.inkSoft },
  '& thead th:first-of-type': { width: '32%' },
  '& thead th:last-of-type': { width: '24%' },
  '& td:nth-of-type(1)': { fontFamily: 'ui-monospace, monospace' },
  '& tr[data-mark]': {
    background: tokens.color.sand,
    boxShadow: `inset 3px 0 ${tokens.color.markerDeep}`,
    '& > *': { fontWeight: tokens.weight.semibold },
  },
  '& tr[data-mark="removed"] td:nth-of-type(1)': { textDecoration: 'line-through' },
});

function wordsOf({ mark, before }: ContextRow): string {
  if (mark === null) return '';
  return mark === 'changed' ? lab.context.changed(print(before)) : lab.context.marks[mark];
}

interface ContextTableProps {
  readonly tape: Tape;
  readonly step: number;
}

const Rows = memo(function Rows({ tape, step }: ContextTableProps) {
  const { opening, steps } = tape;
  // Reads a long tape once for all its steps.
  const contexts = useMemo(() => contextsOf({ opening, steps }), [opening, steps]);
  return contextRows(contexts, step).map((row) => (
    <tr key={row.part} data-mark={row.mark ?? undefined}>
      <th scope="row">{row.part}</th>
      <td>{print(row.value)}</td>
      <td>{wordsOf(row)}</td>
    </tr>
  ));
});

/** The whole context, and what the last step did to it. Renders after chart and page. */
export function ContextTable({ tape, step }: ContextTableProps) {
  const followed = useDeferredValue(step);
  return (
    <Table>
      <caption>{lab.context.heading}</caption>
      <thead>
        <tr>
          {lab.context.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Rows tape={tape} step={followed} />
      </tbody>
    </Table>
  );
}
