import { lab } from '#statelab/messages/chart.ts';
import { DataTable } from '#statelab/design/data-table.tsx';

export const KeysPage = () => (
  <>
    <h1>{lab.keys.heading}</h1>
    <DataTable
      caption={lab.keys.caption}
      columns={lab.keys.columns.map((label) => ({ label }))}
      rows={lab.keys.rows}
    />
  </>
);
