import type { ReactNode } from 'react';
import type { Table } from '#content/page.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { Text } from './text.tsx';

/** A table of the content, its cells with their links. */
export function ContentTable({ table, caption }: { table: Table; caption?: ReactNode }) {
  return (
    <DataTable
      caption={caption ?? table.caption}
      columns={table.columns}
      rows={table.rows.map((row) => row.map((cell) => <Text key={cell}>{cell}</Text>))}
    />
  );
}
