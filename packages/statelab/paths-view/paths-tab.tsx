import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { pathsView as words } from '#statelab/messages/paths.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { machineHash } from '#statelab/app/url-hash.ts';
import { useLabActor } from '#statelab/app/lab-actors.ts';
import { LabContext } from '#statelab/app/lab-context.ts';
import { Note, Sheet } from '#statelab/app/lab-parts.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { Chart } from '#statelab/chart/chart.tsx';
import { formatPathsParams, parsePathsParams, readStep } from './paths-params.ts';
import { GoalForm } from './goal-form.tsx';
import { PathActions } from './path-actions.tsx';
import { PathList } from './path-list.tsx';
import { PathSteps } from './path-steps.tsx';
import { pathsMachine, type PathsEvent } from './paths.machine.ts';
import { Unreached } from './unreached.tsx';

const Columns = styled.div({
  display: 'grid',
  gap: tokens.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tokens.media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) 26rem',
    alignItems: 'start',
  },
});
const Aside = styled.div({ display: 'grid', gap: tokens.space[16], minWidth: 0 });

/** The longest path whose steps are numbered: more numbers would cover the chart. */
const maxNumbered = 25;

/** Finds paths, lists them, and shows one on the chart step by step. */
export function PathsTab({ entry, layout, search }: TabProps) {
  const lab = LabContext.useActorRef();
  const paths = useLabActor(pathsMachine, {
    machine: entry.id,
    params: parsePathsParams(search),
    step: readStep(search),
  });
  const { params, result, step: at } = useSelector(paths, ({ context }) => context);
  const hasFailed = useSelector(paths, (snapshot) => snapshot.matches('failed'));
  const steps = result?.paths[params.path - 1]?.steps ?? [];
  const step = Math.min(at ?? steps.length, steps.length);
  const shown = steps[step - 1];

  /** Sends an event and writes the new selection to the URL. */
  function select(event: PathsEvent): void {
    paths.send(event);
    const { context } = paths.getSnapshot();
    const now = formatPathsParams(context.params, context.step);
    lab.send({ type: 'HASH.REPLACE', hash: machineHash(entry.id, 'paths', now) });
  }

  return (
    <Columns>
      <Chart
        layout={layout}
        overlay={{
          active: shown?.active ?? [],
          taken: shown?.transitions ?? [],
          path: steps.length > maxNumbered ? [] : steps.flatMap(({ transitions }) => transitions),
        }}
        follow
      />
      <Aside>
        <Sheet>
          <GoalForm
            model={layout.model}
            request={params.request}
            onAsk={(request) => select({ type: 'PATHS.ASK', request })}
          />
          <div role="status">
            <Note>{result?.summary ?? (hasFailed ? words.failed : words.searching)}</Note>
            <Note>{result?.bound}</Note>
          </div>
        </Sheet>
        {result !== null && (
          <>
            <Unreached result={result} />
            {result.paths.length > 0 && (
              <Sheet>
                <PathList
                  paths={result.paths}
                  chosen={params.path}
                  onChoose={(path) => select({ type: 'PATH.CHOOSE', path })}
                />
              </Sheet>
            )}
            {steps.length > 0 && (
              <Sheet>
                <PathActions entry={entry} params={params} steps={steps} />
                <PathSteps
                  steps={steps}
                  at={step}
                  onGo={(taken) => select({ type: 'STEP.GO', step: taken })}
                />
              </Sheet>
            )}
          </>
        )}
      </Aside>
    </Columns>
  );
}
