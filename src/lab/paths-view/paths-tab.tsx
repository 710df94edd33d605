import styled from '@emotion/styled';
import { useState } from 'react';
import { pathsView as words } from '#content/lab-paths.ts';
import { tokens } from '#src/design/tokens.ts';
import { machineAddress } from '#src/lab/app/address.ts';
import { Note, Sheet } from '#src/lab/app/lab-parts.ts';
import type { TabProps } from '#src/lab/app/tab-props.ts';
import { rewriteAddress } from '#src/lab/app/use-address.ts';
import { Chart } from '#src/lab/chart/chart.tsx';
import { printAsked, readAsked, type Asked } from './asked-paths.ts';
import { GoalForm } from './goal-form.tsx';
import { PathActions } from './path-actions.tsx';
import { PathList } from './path-list.tsx';
import { PathSteps } from './path-steps.tsx';
import { Unreached } from './unreached.tsx';
import { useAnswer } from './use-answer.ts';

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

/** The longest path whose steps are numbered on the chart: more numbers would cover it. */
const mostNumbered = 25;

/** Paths through a machine: asked for, listed, and shown on the chart step by step. */
export function PathsTab({ entry, layout, search }: TabProps) {
  const [{ request, path }, setAsked] = useState(() => readAsked(search));
  const [at, setAt] = useState<number>();
  const answer = useAnswer(entry.id, request);
  const steps = answer?.paths[path - 1]?.steps ?? [];
  const step = Math.min(at ?? steps.length, steps.length);
  const shown = steps[step - 1];

  function ask(asked: Asked): void {
    setAsked(asked);
    setAt(undefined);
    rewriteAddress(machineAddress(entry.id, 'paths', printAsked(asked)));
  }

  return (
    <Columns>
      <Chart
        layout={layout}
        overlay={{
          active: shown?.active ?? [],
          taken: shown?.transitions ?? [],
          path: steps.length > mostNumbered ? [] : steps.flatMap(({ transitions }) => transitions),
        }}
        follow
      />
      <Aside>
        <Sheet>
          <GoalForm
            machine={entry.machine}
            request={request}
            onAsk={(asked) => ask({ request: asked, path: 1 })}
          />
          <div role="status">
            <Note>{answer?.summary ?? words.searching}</Note>
            <Note>{answer?.bound}</Note>
          </div>
        </Sheet>
        {answer !== undefined && (
          <>
            <Unreached answer={answer} />
            {answer.paths.length > 0 && (
              <Sheet>
                <PathList
                  paths={answer.paths}
                  chosen={path}
                  onChoose={(number) => ask({ request, path: number })}
                />
              </Sheet>
            )}
            {steps.length > 0 && (
              <Sheet>
                <PathActions entry={entry} asked={{ request, path }} steps={steps} />
                <PathSteps steps={steps} at={step} onGo={setAt} />
              </Sheet>
            )}
          </>
        )}
      </Aside>
    </Columns>
  );
}
