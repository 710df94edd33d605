import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { simulatorWords } from './simulator-words.ts';
import { stateName } from '#statelab/machine/states.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Controls, Note, Panel, Tool } from '#statelab/design/lab-parts.ts';
import { openInLive } from './open-tape.ts';
import { dated, saveTape } from './save-tape.ts';
import { StepList } from './step-list.tsx';
import { print } from './step-words.ts';
import type { SimulatorProps } from './simulator-parts.ts';

/** All steps, including undone ones, and what the last one asked of effects. */
export function RunSteps({ simulator }: SimulatorProps) {
  const { made, simulation } = useSelector(simulator, ({ context }) => context);
  const { asked } = simulation;
  const goTo = useCallback(
    (step: number) => simulator.send({ type: 'STEP.GO', step }),
    [simulator],
  );
  return (
    <StepList steps={made} step={simulation.made.length} onChoose={goTo}>
      {asked.length > 0 && (
        <>
          <Note>{simulatorWords.asked.heading}</Note>
          <Note as="ul">
            {asked.map(({ actor, what }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may be alike
              <li key={place}>{simulatorWords.asked.row(actor, print(what))}</li>
            ))}
          </Note>
        </>
      )}
    </StepList>
  );
}

const Status = styled(Note)({ fontWeight: tokens.weight.semibold });

const words = simulatorWords.run;

/** The current state, with undo, redo and export. */
export function RunPanel({ simulator }: SimulatorProps) {
  const { made, simulation, note } = useSelector(simulator, ({ context }) => context);
  const { snapshot, now, tape } = simulation;
  const at = simulation.made.length;
  const go = (step: number) => simulator.send({ type: 'STEP.GO', step });
  return (
    <Panel aria-label={words.heading}>
      <Controls>
        <Tool type="button" disabled={at === 0} onClick={() => go(at - 1)}>
          {words.back}
        </Tool>
        <Tool type="button" disabled={at === made.length} onClick={() => go(at + 1)}>
          {words.next}
        </Tool>
        <Tool type="button" onClick={() => simulator.send({ type: 'RUN.BEGIN' })}>
          {words.startOver}
        </Tool>
        <Tool type="button" onClick={() => saveTape(dated(tape))}>
          {words.save}
        </Tool>
        <Tool type="button" onClick={() => openInLive(dated(tape))}>
          {words.live}
        </Tool>
      </Controls>
      <div role="status">
        <Note>
          {words.state} <code>{stateName(snapshot)}</code>, {words.position(at, made.length, now)}
        </Note>
        {at < made.length && <Note>{words.past}</Note>}
        {snapshot.status !== 'active' && <Note>{words.ended}</Note>}
        {note !== null && <Status>{note}</Status>}
      </div>
    </Panel>
  );
}
