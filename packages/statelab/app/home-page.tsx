import styled from '@emotion/styled';
import { Fragment } from 'react';
import { lab } from '#statelab/messages/chart.ts';
import { DataTable } from '#statelab/design/data-table.tsx';
import { labConfig } from '#statelab/config.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { statesOf } from '#statelab/machine/states.ts';
import { transitionsOf } from '#statelab/machine/transitions.ts';
import { machineHash } from './url-hash.ts';
import { Note } from './lab-parts.ts';

const Unopened = styled.span({
  color: tokens.color.error,
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
});

/** Lists all machines, and files that could not be opened. */
export function HomePage() {
  const { machines, unopened } = labConfig();
  const columns = lab.home.columns.map((label) => ({ label }));
  return (
    <>
      <h1>{lab.home.heading}</h1>
      <p>{lab.home.lede}</p>
      <DataTable
        caption={lab.home.machines}
        columns={columns}
        rows={[
          ...unopened.map(({ file, reason }) => [
            <Unopened key="file">{file}</Unopened>,
            <Unopened key="reason">{reason}</Unopened>,
            lab.home.unopened,
          ]),
          ...machines.map(({ id, machine, path }) => {
            return [
              <Fragment key="machine">
                <a href={machineHash(id)}>{id}</a>
                <Note>{lab.home.size(statesOf(machine).length, transitionsOf(machine).size)}</Note>
              </Fragment>,
              machine.root.description,
              path ?? lab.home.noPage,
            ];
          }),
        ]}
      />
    </>
  );
}
