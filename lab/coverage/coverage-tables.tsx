import { coverage as words } from '#lab/words/coverage.ts';
import { DataTable } from '#lab/design/data-table.tsx';
import type { ChartModel } from '#lab/chart/model.ts';
import { statePaths } from '#lab/chart/state-path.ts';
import { transitionText } from '#lab/chart/transition-text.ts';
import type { Counted } from './count.ts';

const timesText = (times: number) => (times === 0 ? <strong>{words.never}</strong> : times);

const columns = (labels: readonly string[]) =>
  labels.map((label, index) => ({ label, numeric: index > 0 }));

/** How often each state, transition and guard was used, in words and numbers. */
export function CoverageTables({ model, counted }: { model: ChartModel; counted: Counted }) {
  const paths = statePaths(model);
  const transitions = new Map(model.transitions.map((transition) => [transition.name, transition]));
  const nameOf = (name: string): string => {
    const transition = transitions.get(name);
    if (transition === undefined) return name;
    return `${paths.get(transition.source) ?? ''}: ${transitionText(transition, paths)}`;
  };
  const { states, transitions: taken, guards } = words.tables;
  return (
    <>
      <DataTable
        caption={states.caption}
        columns={columns(states.columns)}
        rows={counted.states.map(({ name, times }) => [paths.get(name), timesText(times)])}
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
