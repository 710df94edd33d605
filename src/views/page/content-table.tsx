import type { ReactNode } from 'react';
import type { Table } from '#content/page.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { Text } from './text.tsx';

/** Keeps the range that a text like '$200–$350 per hour' begins with in one piece. */
function keepFigure(text: string): ReactNode {
  const [figure] = text.split(' ', 1);
  return (
    <>
      <span>{figure}</span>
      {text.slice(figure?.length)}
    </>
  );
}

export function ContentTable({ table, caption }: { table: Table; caption?: ReactNode }) {
  return (
    <DataTable
      caption={caption ?? table.caption}
      columns={table.columns}
      rows={table.rows.map((row) =>
        row.map((cell, column) => (
          <Text key={cell} print={table.columns[column]?.numeric ? keepFigure : undefined}>
            {cell}
          </Text>
        )),
      )}
    />
  );
}
