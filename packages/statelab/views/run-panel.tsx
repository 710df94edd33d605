import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { stateName } from '#statelab/machine/states.ts';
import { Controls, Note, Panel, Tool } from '#statelab/design/lab-parts.ts';
import { openInLive } from './open-tape.ts';
import { dated, saveTape } from './save-tape.ts';
import { simulate } from './simulate.ts';
import { StepList } from './step-list.tsx';
import { print } from './step-words.ts';
import type { SimulatorProps } from './next-steps.tsx';

/** All steps, including undone ones, and what the last one asked of effects. */
export function RunSteps({ simulator }: SimulatorProps) {
  const { made, simulation } = useSelector(simulator, ({ context }) => context);
  const { started, sentEvents } = simulation;
  const asked = [
    ...started.map(({ actor, input }) => `${actor}: ${print(input)}`),
    ...sentEvents.map(({ actor, event }) => `${actor}: ${print(event)}`),
  ];
  const goTo = useCallback(
    (step: number) => simulator.send({ type: 'STEP.GO', step }),
    [simulator],
  );
  return (
    <StepList steps={made} step={simulation.made.length} onChoose={goTo}>
      {asked.length > 0 && (
        <>
          <Note>Sent to effects</Note>
          <Note as="ul">
            {asked.map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may be alike
              <li key={place}>{line}</li>
            ))}
          </Note>
        </>
      )}
    </StepList>
  );
}

const Status = styled(Note)({ fontWeight: 600 });

/** The current state, with undo, redo and export. */
export function RunPanel({ simulator }: SimulatorProps) {
  const { entry, moves, made, simulation, note } = useSelector(simulator, ({ context }) => context);
  const { snapshot, now } = simulation;
  const at = simulation.made.length;
  /** Of all steps, also of those that are undone. */
  const tapeNow = () => dated(simulate(entry, moves).tape);
  const go = (step: number) => simulator.send({ type: 'STEP.GO', step });
  return (
    <Panel aria-label="Run">
      <Controls>
        <Tool type="button" disabled={at === 0} onClick={() => go(at - 1)}>
          Undo
        </Tool>
        <Tool type="button" disabled={at === made.length} onClick={() => go(at + 1)}>
          Redo
        </Tool>
        <Tool type="button" onClick={() => simulator.send({ type: 'RUN.BEGIN' })}>
          New run
        </Tool>
        <Tool type="button" onClick={() => saveTape(tapeNow())}>
          Save tape
        </Tool>
        <Tool type="button" onClick={() => openInLive(tapeNow())}>
          Open in Live
        </Tool>
      </Controls>
      <div role="status">
        <Note>
          State <code>{stateName(snapshot)}</code>, step {at} of {made.length},{' '}
          {(now / 1000).toFixed(2)} s
        </Note>
        {at < made.length && <Note>A new step here deletes the steps after it.</Note>}
        {snapshot.status !== 'active' && (
          <Note>The machine has ended: it ignores further steps.</Note>
        )}
        {note !== null && <Status>{note}</Status>}
      </div>
    </Panel>
  );
}
