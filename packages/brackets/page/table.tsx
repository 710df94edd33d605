import styled from '@emotion/styled';
import { useId } from 'react';
import { color } from './look.ts';

interface TableProps {
  readonly caption: string;
  /** The first names the rows. */
  readonly columns: readonly string[];
  /** A row is its name, then a cell for each further column. */
  readonly rows: readonly (readonly string[])[];
}

const Scroller = styled.div({ marginBlockEnd: '1.5rem', overflowX: 'auto' });
const Ledger = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '1rem',
  '& caption': { paddingBlockEnd: '0.75rem', fontWeight: 700, textAlign: 'start' },
  '& :is(th, td)': {
    padding: '0.5rem 0 0.5rem 1.5rem',
    borderBlockEnd: `1px solid ${color.rule}`,
    textAlign: 'end',
    fontWeight: 400,
    fontFeatureSettings: "'tnum'",
  },
  '& :is(th, td):first-of-type': { paddingInlineStart: 0 },
  '& th:first-of-type': { textAlign: 'start' },
  '& thead th': { color: color.soft, fontWeight: 600, verticalAlign: 'bottom' },
});

/** A table of figures. It is a focusable region, because a narrow screen scrolls it. */
export function Table({ caption, columns, rows }: TableProps) {
  const captionId = useId();
  return (
    <Scroller role="region" aria-labelledby={captionId} tabIndex={0}>
      <Ledger>
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
        <tbody>
          {rows.map(([name = '', ...cells], place) => (
            <tr key={place}>
              <th scope="row">{name}</th>
              {columns.slice(1).map((label, column) => (
                <td key={label}>{cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Ledger>
    </Scroller>
  );
}
