import { coverage as words } from '#lab/words/coverage.ts';
import { DataTable } from '#lab/design/data-table.tsx';
import type { ChartModel } from '#lab/chart/model.ts';
import type { Counted } from './count.ts';
import { partNames } from './part-names.ts';

const timesText = (times: number) => (times === 0 ? <strong>{words.never}</strong> : times);

const columns = (labels: readonly string[]) =>
  labels.map((label, index) => ({ label, numeric: index > 0 }));

/** How often each state, transition and guard was used, in words and numbers. */
export function CoverageTables({ model, counted }: { model: ChartModel; counted: Counted }) {
  const nameOf = partNames(model);
  const { states, transitions: taken, guards } = words.tables;
  return (
    <>
      <DataTable
        caption={states.caption}
        columns={columns(states.columns)}
        rows={counted.states.map(({ name, times }) => [nameOf(name), timesText(times)])}
      />
      <DataTable
        caption={taken.caption}
        columns={columns(taken.columns)}
        rows={counted.transitions.map(({ name, times }) => [nameOf(name), timesText(times)])}
      />
      {counted.guards.length > 0 && (
        <DataTable
          caption={guards.caption}
          columns={columns(guards.columns)}
          rows={counted.guards.map(({ name, passed, refused }) => [
            name,
            timesText(passed),
            timesText(refused),
          ])}
        />
      )}
    </>
  );
}
