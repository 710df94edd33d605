import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { stateName } from '#statelab/state-name.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Controls, Note, Panel, Tool } from '#statelab/app/lab-parts.ts';
import { saveTape } from '#statelab/live/save-tape.ts';
import type { SimulatorProps } from './simulator-parts.ts';

const Standing = styled.p({ margin: 0 });
const Said = styled(Note)({ fontWeight: tokens.weight.semibold });

const words = simulatorWords.run;

/** Where the run stands, the ways back and on in it, and out of it. */
export function RunPanel({ simulator }: SimulatorProps) {
  const { entry, made, simulation, said } = useSelector(simulator, ({ context }) => context);
  const { snapshot, now, tape } = simulation;
  const at = simulation.made.length;
  const go = (to: number) => simulator.send({ type: 'MOVES.GO', at: to });
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
          {words.anew}
        </Tool>
        <Tool type="button" onClick={() => saveTape(tape)}>
          {words.save}
        </Tool>
        {entry.path !== null && (
          <Tool type="button" onClick={() => simulator.send({ type: 'LIVE.OPEN' })}>
            {words.live}
          </Tool>
        )}
      </Controls>
      <div role="status">
        <Standing>
          {words.state} <code>{stateName(snapshot)}</code>, {words.position(at, made.length, now)}
        </Standing>
        {at < made.length && <Note>{words.past}</Note>}
        {snapshot.status !== 'active' && <Note>{words.ended}</Note>}
        {said !== null && <Said>{said}</Said>}
      </div>
    </Panel>
  );
}
