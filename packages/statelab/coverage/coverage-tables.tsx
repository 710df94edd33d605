import { coverage as words } from '#statelab/messages/coverage.ts';
import { DataTable } from '#statelab/design/data-table.tsx';
import { partNames } from '#statelab/chart/part-texts.ts';
import type { ChartModel } from '#statelab/machine/extract.ts';
import { neverTaken, type Counted } from './count.ts';

const timesText = (times: number) =>
  times === 0 ? <strong>{words.never}</strong> : words.number(times);

const columns = (labels: readonly string[]) =>
  labels.map((label, index) => ({ label, numeric: index > 0 }));

export function CoverageTables({ model, counted }: { model: ChartModel; counted: Counted }) {
  const nameOf = partNames(model);
  const { ends, nobody, states, transitions: taken } = words.tables;
  const missed = neverTaken(counted);
  return (
    <>
      {counted.visits > 0 && (
        <DataTable
          caption={ends.caption}
          columns={columns(ends.columns)}
          rows={counted.ends.map(({ name, times }) => [name, words.number(times)])}
        />
      )}
      {missed.length > 0 && missed.length < counted.transitions.length && (
        <DataTable
          caption={nobody.caption}
          columns={columns(nobody.columns)}
          rows={missed.map((name) => [nameOf(name)])}
        />
      )}
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
    </>
  );
}
