import { lab } from '#content/lab-chart.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { labMachines } from '#src/lab/machines.ts';
import { machineAddress } from './address.ts';
import { chartOf } from './charts.ts';

/** Every machine there is, with the way to its chart. */
export function HomePage() {
  const [machine, task, states, transitions, page] = lab.home.columns;
  return (
    <>
      <h1>{lab.home.heading}</h1>
      <p>{lab.home.lede}</p>
      <DataTable
        caption={lab.home.machines}
        columns={[
          { label: machine },
          { label: states, numeric: true },
          { label: transitions, numeric: true },
          { label: page },
          { label: task },
        ]}
        rows={labMachines.map(({ id, machine: { root }, path }) => {
          const { model } = chartOf(id);
          return [
            <a key="machine" href={machineAddress(id)}>
              {id}
            </a>,
            model.states.length,
            model.transitions.length,
            path ?? lab.home.ofLab,
            root.description,
          ];
        })}
      />
    </>
  );
}
