import { useActorRef, useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { coverage as words } from '#statelab/messages/coverage.ts';
import { ChartAndAside, Note, Sheet } from '#statelab/app/lab-parts.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { Chart } from '#statelab/chart/chart-view.tsx';
import { addUp, timesByName, usedOf } from './count.ts';
import { CoverageTables } from './coverage-tables.tsx';
import { coverageMachine } from './coverage.machine.ts';

/** What tapes used of a machine, on its chart and in tables. */
export function CoverageTab({ entry, layout }: TabProps) {
  const id = useId();
  const coverage = useActorRef(coverageMachine, { input: { entry } });
  const { visits, refusals } = useSelector(coverage, ({ context }) => context);
  const isCounting = useSelector(coverage, (snapshot) => snapshot.matches('counting'));
  const counted = useMemo(() => addUp(layout.model, visits), [layout, visits]);
  const overlay = useMemo(() => ({ counts: timesByName(counted) }), [counted]);
  const open = (files: FileList | null): void =>
    coverage.send({ type: 'FILES.OPEN', files: Array.from(files ?? []) });
  return (
    <ChartAndAside
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        open(event.dataTransfer.files);
      }}
    >
      <div>
        <Chart layout={layout} overlay={overlay} />
      </div>
      <Sheet>
        <p>
          <label htmlFor={id}>{words.open}</label>
          <input
            id={id}
            type="file"
            multiple
            accept="application/json,.json"
            onChange={({ currentTarget }) => open(currentTarget.files)}
          />
        </p>
        <Note>{words.drop}</Note>
        <div role="status">
          <p>
            <strong>
              {isCounting
                ? words.reading
                : [
                    words.visitCount(counted.visits),
                    ...(['states', 'transitions'] as const).map((part) =>
                      words.summary(...usedOf(counted[part]), words[part]),
                    ),
                  ].join(', ')}
            </strong>
          </p>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </div>
        {counted.otherShape > 0 && <Note>{words.otherShapes(counted.otherShape)}</Note>}
        <CoverageTables model={layout.model} counted={counted} />
      </Sheet>
    </ChartAndAside>
  );
}
