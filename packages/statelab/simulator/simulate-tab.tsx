import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { tokens } from '#statelab/design/tokens.ts';
import { useLabActor } from '#statelab/app/lab-actors.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { Chart } from '#statelab/chart/chart.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { ContextPanel } from './context-panel.tsx';
import { EffectsPanel } from './effects-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { InputPanel } from './input-panel.tsx';
import { inputMachine } from './input.machine.ts';
import { MovesPanel } from './moves-panel.tsx';
import { overlayOf } from './overlay-of.ts';
import { RunPanel } from './run-panel.tsx';
import { simulatorMachine } from './simulator.machine.ts';
import { useRunAddress } from './use-run-address.ts';

const Columns = styled.div({
  display: 'grid',
  gap: tokens.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginBlockStart: tokens.space[8],
  [tokens.media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 22%) minmax(15rem, 20%)',
  },
});
const Column = styled.div({
  display: 'grid',
  gap: tokens.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The chart stays in sight while the panels beside it are scrolled.
  [tokens.media.desktop]: {
    position: 'sticky',
    insetBlockStart: 'var(--lab-bar-height)',
    maxHeight: 'calc(100vh - var(--lab-bar-height))',
    overflow: 'auto',
  },
});

/** Runs are dated by the opening of the lab. */
const recordedAt = new Date().toISOString();

/** A machine that runs without a page, from an input where it takes one. */
export function SimulateTab({ entry: opened, layout, search }: TabProps) {
  const start = useLabActor(inputMachine, { entry: opened, search });
  const { entry, text, given } = useSelector(start, ({ context }) => context);
  const hasStarted = useSelector(start, (snapshot) => snapshot.matches('started'));
  return (
    <>
      {(entry.scenario.input !== undefined || !hasStarted) && <InputPanel start={start} />}
      {hasStarted && (
        <Simulator
          key={given}
          entry={entry}
          layout={layout}
          // Another input begins another run than the link's.
          search={given > 1 ? '' : search}
          input={text}
        />
      )}
    </>
  );
}

/** Whatever can happen to a machine, a tester has happen. */
function Simulator({ entry, layout, search, input }: TabProps & { input: string | null }) {
  const simulator = useLabActor(simulatorMachine, { entry, search, recordedAt });
  useRunAddress(simulator, input);
  const { simulation, part } = useSelector(simulator, ({ context }) => context);
  const overlay = useMemo(() => overlayOf(entry.machine, simulation), [entry, simulation]);
  return (
    <>
      <RunPanel simulator={simulator} />
      <Columns>
        <Column>
          <Chart
            layout={layout}
            overlay={overlay}
            selected={part}
            onSelect={(chosen) => simulator.send({ type: 'PART.CHOOSE', part: chosen })}
            follow
          />
        </Column>
        <Column>
          <EffectsPanel simulator={simulator} />
          <ClockPanel simulator={simulator} model={layout.model} />
          <EventsPanel simulator={simulator} />
        </Column>
        <Column>
          <MovesPanel simulator={simulator} />
          <ContextPanel simulator={simulator} />
        </Column>
      </Columns>
    </>
  );
}
