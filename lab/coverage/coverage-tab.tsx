import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { coverage as words } from '#lab/words/coverage.ts';
import { useLabActor } from '#lab/app/lab-actors.ts';
import { ChartAndAside, Sheet } from '#lab/app/lab-parts.ts';
import type { TabProps } from '#lab/app/tab-props.ts';
import { Chart } from '#lab/chart/chart.tsx';
import { addUp, heatOf, shareOf } from './count.ts';
import { CoverageTables } from './coverage-tables.tsx';
import { coverageMachine, sources } from './coverage.machine.ts';
import { SourcesPanel } from './sources-panel.tsx';

/** What of a machine was used, by the test runs, by visits in this lab, and by files: as heat and as tables. */
export function CoverageTab({ entry, layout }: TabProps) {
  const coverage = useLabActor(coverageMachine, { entry });
  const { chosen, tests, visits, files } = useSelector(coverage, ({ context }) => context);
  const counted = useMemo(() => {
    const counts = {
      tests: tests?.counts ? [tests.counts] : [],
      visits: visits.map((count) => count()),
      files,
    };
    const taken = sources.filter((source) => chosen[source]);
    return addUp(
      layout.model,
      taken.flatMap((source) => counts[source]),
    );
  }, [layout, chosen, tests, visits, files]);
  const overlay = useMemo(() => ({ heat: heatOf(counted) }), [counted]);
  const share = shareOf(counted);
  return (
    <ChartAndAside
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        coverage.send({ type: 'FILES.OPEN', files: Array.from(event.dataTransfer.files) });
      }}
    >
      <Chart layout={layout} overlay={overlay} />
      <Sheet>
        <SourcesPanel coverage={coverage} />
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
