import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { coverage as words } from '#statelab/messages/coverage.ts';
import { useLabActor } from '#statelab/app/lab-actors.ts';
import { ChartAndAside, Note, Sheet } from '#statelab/app/lab-parts.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { Chart } from '#statelab/chart/chart.tsx';
import { addUp, timesByName, usedOf } from './count.ts';
import { CoverageTables } from './coverage-tables.tsx';
import { coverageMachine } from './coverage.machine.ts';
import { readChosen, sources } from './source-choice.ts';
import { SourcesPanel } from './sources-panel.tsx';

/** What test runs, visits and files used of a machine, on its chart and in tables. */
export function CoverageTab({ entry, layout, search }: TabProps) {
  const coverage = useLabActor(coverageMachine, { entry, chosen: readChosen(search) });
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
  const overlay = useMemo(() => ({ counts: timesByName(counted) }), [counted]);
  const used = usedOf(counted);
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
            {[
              ...(counted.visits === 0 ? [] : [words.visitCount(counted.visits)]),
              ...(['states', 'transitions', 'guards'] as const).map((part) =>
                words.summary(...used[part], words[part]),
              ),
            ].join(', ')}
          </strong>
        </p>
        {counted.otherShape > 0 && <Note>{words.otherShapes(counted.otherShape)}</Note>}
        <CoverageTables model={layout.model} counted={counted} />
      </Sheet>
    </ChartAndAside>
  );
}
