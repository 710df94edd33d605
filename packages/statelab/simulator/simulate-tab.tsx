import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { tokens } from '#statelab/design/tokens.ts';
import { useLabActor } from '#statelab/app/lab-actors.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { Chart } from '#statelab/chart/chart.tsx';
import { machineHash } from '#statelab/app/url-hash.ts';
import { LabContext } from '#statelab/app/lab-context.ts';
import { fitsLink } from '#statelab/live/tape-link.ts';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { ClockPanel, EffectsPanel } from './effects-panel.tsx';
import { ContextPanel, InputPanel } from './context-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { inputMachine } from './input.machine.ts';
import { MovesPanel, RunPanel } from './run-panel.tsx';
import { overlayOf } from './overlay-of.ts';
import { simulatorMachine } from './simulator.machine.ts';
import { runForLink } from './run-link.ts';
import type { SimulatorProps } from './simulator-parts.ts';

/** Keeps the moves, the position and a changed input in the URL. */
function useRunAddress(simulator: SimulatorProps['simulator'], input: string | null): void {
  const lab = LabContext.useActorRef();
  const isReading = useSelector(simulator, (snapshot) => snapshot.matches('reading'));
  const { entry, moves, simulation } = useSelector(simulator, ({ context }) => context);
  const at = simulation.made.length;
  useEffect(() => {
    if (isReading) return;
    if (moves.length === 0 && input === null) {
      lab.send({ type: 'HASH.REPLACE', hash: machineHash(entry.id, 'simulate') });
      return;
    }
    const fits = input === null || fitsLink(input);
    const params = new URLSearchParams({ at: `${at}`, ...(input !== null && fits && { input }) });
    lab.send({
      type: 'HASH.PACK',
      hash: machineHash(entry.id, 'simulate', `${params}`),
      param: {
        name: 'moves',
        pack: async () => (fits ? runForLink(entry, moves) : null),
        tooLong: simulatorWords.link.tooLong,
      },
    });
  }, [lab, isReading, entry, moves, at, input]);
}

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
  // The chart stays in view while the other columns scroll.
  [tokens.media.desktop]: {
    position: 'sticky',
    insetBlockStart: 'var(--lab-bar-height)',
    maxHeight: 'calc(100vh - var(--lab-bar-height))',
    overflow: 'auto',
  },
});

/** Simulates a machine without its page. */
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
          // A changed input starts a run without the link's moves.
          search={given > 1 ? '' : search}
          input={text}
        />
      )}
    </>
  );
}

function Simulator({ entry, layout, search, input }: TabProps & { input: string | null }) {
  const simulator = useLabActor(simulatorMachine, { entry, search });
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
