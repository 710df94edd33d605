import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { stepName } from '#statelab/explore/step-name.ts';
import { stateName } from '#statelab/machine/states.ts';
import { Controls, Note, Panel, Tool } from '#statelab/design/lab-parts.ts';
import { openInLive } from './open-tape.ts';
import { recordNow, saveTape } from './save-tape.ts';
import { StepList } from './step-list.tsx';
import { print } from './step-words.ts';
import type { SimulatorProps } from './next-steps.tsx';
import { momentOf } from './simulator.machine.ts';

/** All steps, including undone ones, and what the last one asked of effects. */
export function RunSteps({ simulator }: SimulatorProps) {
  const context = useSelector(simulator, (snapshot) => snapshot.context);
  const { taken, at } = context;
  const { started, sentEvents } = momentOf(context);
  const steps = useMemo(
    () =>
      taken.map(({ step, after }) => ({ name: stepName(step), state: stateName(after.snapshot) })),
    [taken],
  );
  const asked = [
    ...started.map(({ actor, input }) => `${actor}: ${print(input)}`),
    ...sentEvents.map(({ actor, event }) => `${actor}: ${print(event)}`),
  ];
  const goTo = useCallback(
    (step: number) => simulator.send({ type: 'STEP.GO', step }),
    [simulator],
  );
  return (
    <StepList steps={steps} step={at} onChoose={goTo}>
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

/** The current state, with undo, redo and export. */
export function RunPanel({ simulator }: SimulatorProps) {
  const context = useSelector(simulator, (state) => state.context);
  const { entry, taken, at, note } = context;
  const { snapshot, now } = momentOf(context);
  /** Of all steps, also of those that are undone. */
  const tape = () =>
    recordNow(
      entry,
      taken.map(({ step }) => step),
    );
  const go = (step: number) => simulator.send({ type: 'STEP.GO', step });
  return (
    <Panel aria-label="Run">
      <Controls>
        <Tool type="button" disabled={at === 0} onClick={() => go(at - 1)}>
          Undo
        </Tool>
        <Tool type="button" disabled={at === taken.length} onClick={() => go(at + 1)}>
          Redo
        </Tool>
        <Tool type="button" onClick={() => simulator.send({ type: 'RUN.BEGIN' })}>
          New run
        </Tool>
        <Tool type="button" onClick={() => saveTape(tape())}>
          Save tape
        </Tool>
        <Tool type="button" onClick={() => openInLive(tape())}>
          Open in Live
        </Tool>
      </Controls>
      <div role="status">
        <Note>
          State <code>{stateName(snapshot)}</code>, step {at} of {taken.length},{' '}
          {(now / 1000).toFixed(2)} s
        </Note>
        {at < taken.length && <Note>A new step here deletes the steps after it.</Note>}
        {snapshot.status !== 'active' && (
          <Note>The machine has ended: it ignores further steps.</Note>
        )}
        {note !== null && (
          <Note>
            <strong>{note}</strong>
          </Note>
        )}
      </div>
    </Panel>
  );
}
