import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { media } from '#statelab/design/tokens.ts';
import { Panel, Stack } from '#statelab/design/lab-parts.ts';
import { activeStates } from '#statelab/machine/states.ts';
import { plain } from '#statelab/machine/plain.ts';
import type { LabMachine } from '#statelab/config.ts';
import type { TabProps } from '#statelab/chart/tab-props.ts';
import { Chart } from '#statelab/chart/chart-view.tsx';
import { createStep } from '#statelab/explore/step.ts';
import { causeOf } from '#statelab/message-of.ts';
import { ScrolledText } from './scrolled-text.tsx';
import { keepRun, readRun } from './kept-run.ts';
import { Clock, NextSteps } from './next-steps.tsx';
import { RunPanel, RunSteps } from './run-panel.tsx';
import { momentOf, simulatorMachine } from './simulator.machine.ts';

const Columns = styled(Stack)({
  marginBlockStart: '0.5rem',
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 22%) minmax(15rem, 20%)',
  },
});
const Column = styled(Stack)({
  // The chart stays in view while the other columns scroll.
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: 'var(--lab-bar-height)',
    maxHeight: 'calc(100vh - var(--lab-bar-height))',
    overflow: 'auto',
  },
});

/** Why a machine does not start; null if it does. */
function problemOf(entry: LabMachine): string | null {
  try {
    createStep(entry.scenario).start();
    return null;
  } catch (error) {
    return `The machine does not start: ${causeOf(error)} Give it its input in a scenario.`;
  }
}

/** Simulates a machine without its page. */
export function SimulateTab({ entry, layout }: TabProps) {
  const problem = useMemo(() => problemOf(entry), [entry]);
  if (problem !== null) return <p role="alert">{problem}</p>;
  return <Simulator entry={entry} layout={layout} />;
}

function Simulator({ entry, layout }: Pick<TabProps, 'entry' | 'layout'>) {
  const run = useMemo(() => readRun(entry.id), [entry]);
  const simulator = useActorRef(simulatorMachine, { input: { entry, run } });
  const context = useSelector(simulator, (state) => state.context);
  const { taken, at } = context;
  const { snapshot, transitions } = momentOf(context);
  useEffect(() => {
    const moves = taken.map(({ step }) => step);
    keepRun(entry.id, moves, at);
  }, [entry, taken, at]);
  const overlay = useMemo(
    () => ({ active: activeStates(snapshot), taken: transitions }),
    [snapshot, transitions],
  );
  return (
    <>
      <RunPanel simulator={simulator} />
      <Columns>
        <Column>
          <Chart layout={layout} overlay={overlay} />
        </Column>
        <Column>
          <NextSteps simulator={simulator} />
          <Clock simulator={simulator} model={layout.model} />
        </Column>
        <Column>
          <RunSteps simulator={simulator} />
          <Panel>
            <ScrolledText
              heading="Context"
              text={JSON.stringify(plain(snapshot.context), null, 1)}
            />
          </Panel>
        </Column>
      </Columns>
    </>
  );
}
