import { useMemo, useState, useSyncExternalStore } from 'react';
import { coverage as words } from '#content/lab-coverage.ts';
import { Sheet, ChartAndAside } from '#src/lab/app/lab-parts.ts';
import type { TabProps } from '#src/lab/app/tab-props.ts';
import { Chart } from '#src/lab/chart/chart.tsx';
import { addUp, heatOf, shareOf } from './count.ts';
import { CoverageTables } from './coverage-tables.tsx';
import { SourcesPanel, type SourceId } from './sources-panel.tsx';
import { useDroppedCounts } from './use-dropped-counts.ts';
import { useTestCounts } from './use-test-counts.ts';
import { onVisit, visitsOf } from './visits.ts';

const all: Readonly<Record<SourceId, boolean>> = { tests: true, visits: true, files: true };

/** What of a machine was used, by the test runs, by visits in this lab, and by files: as heat and as tables. */
export function CoverageTab({ entry, layout }: TabProps) {
  const [chosen, setChosen] = useState(all);
  const visits = useSyncExternalStore(onVisit, () => visitsOf(entry.id));
  const tests = useTestCounts(entry);
  const dropped = useDroppedCounts(entry);
  const counted = useMemo(() => {
    const sources = {
      tests: tests?.counts ? [tests.counts] : [],
      visits: visits.map((count) => count()),
      files: dropped.counts,
    };
    const taken = (['tests', 'visits', 'files'] as const).filter((source) => chosen[source]);
    return addUp(
      layout.model,
      taken.flatMap((source) => sources[source]),
    );
  }, [layout, chosen, tests, visits, dropped.counts]);
  const overlay = useMemo(() => ({ heat: heatOf(counted) }), [counted]);
  const share = shareOf(counted);
  return (
    <ChartAndAside onDragOver={dropped.onDragOver} onDrop={dropped.onDrop}>
      <Chart layout={layout} overlay={overlay} />
      <Sheet>
        <SourcesPanel
          counted={chosen}
          onToggle={(source) => setChosen((before) => ({ ...before, [source]: !before[source] }))}
          visits={visits.length}
          note={tests?.note ?? null}
          dropped={dropped}
        />
        <p role="status">
          <strong>
            {(['states', 'transitions', 'guards'] as const)
              .map((part) => words.summary(share[part][0], share[part][1], words[part]))
              .join(', ')}
          </strong>
        </p>
        <CoverageTables model={layout.model} counted={counted} />
      </Sheet>
    </ChartAndAside>
  );
}
