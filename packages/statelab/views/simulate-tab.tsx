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
import { causeOf } from '#statelab/message-of.ts';
import { ScrolledText } from './scrolled-text.tsx';
import { keepRun, readRun } from './kept-run.ts';
import { Clock, NextSteps } from './next-steps.tsx';
import { RunPanel, RunSteps } from './run-panel.tsx';
import { simulatorMachine } from './simulator.machine.ts';
import { simulate } from './simulate.ts';

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
    simulate(entry, []);
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
  const run = useMemo(() => readRun(entry), [entry]);
  const simulator = useActorRef(simulatorMachine, { input: { entry, run } });
  const { moves, simulation } = useSelector(simulator, ({ context }) => context);
  const { snapshot, transitions, made } = simulation;
  const at = made.length;
  useEffect(() => keepRun(entry.id, moves, at), [entry, moves, at]);
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
