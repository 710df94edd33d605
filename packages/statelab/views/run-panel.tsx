import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { simulatorWords } from './simulator-words.ts';
import { stateName } from '#statelab/machine/states.ts';
import { tokens } from '#statelab/design/tokens.ts';
import {
  Aside,
  Controls,
  Heading,
  Note,
  Panel,
  Row,
  ScrolledList,
  Tool,
} from '#statelab/design/lab-parts.ts';
import { openInLive } from './open-tape.ts';
import { dated, saveTape } from './save-tape.ts';
import { print } from './step-words.ts';
import type { SimulatorProps } from './simulator-parts.ts';

const movesWords = simulatorWords.moves;

const AskedList = styled.ul({ margin: 0, fontSize: tokens.size.fine, overflowWrap: 'anywhere' });

/** All moves, including undone ones; a click goes to the state after one. */
export function MovesPanel({ simulator }: SimulatorProps) {
  const { made, simulation } = useSelector(simulator, ({ context }) => context);
  const rows = [
    { at: 0, name: movesWords.opening, state: '' },
    ...made.map((move, index) => ({ ...move, at: index + 1 })),
  ];
  const asked = simulation.asked.map(({ actor, what }, place) => ({
    place,
    text: simulatorWords.asked.row(actor, print(what)),
  }));
  return (
    <Panel aria-label={movesWords.heading}>
      <Heading>{movesWords.heading}</Heading>
      <ScrolledList as="ol">
        {rows.map(({ at, name, state }) => (
          <li key={at}>
            <Row
              type="button"
              aria-current={at === simulation.made.length ? 'step' : undefined}
              onClick={() => simulator.send({ type: 'MOVES.GO', at })}
            >
              {movesWords.row(at, name)}
              {at > 0 && <Aside>{movesWords.leadsTo(state)}</Aside>}
            </Row>
          </li>
        ))}
      </ScrolledList>
      {asked.length > 0 && (
        <>
          <Note>{simulatorWords.asked.heading}</Note>
          <AskedList>
            {asked.map(({ place, text }) => (
              <li key={place}>{text}</li>
            ))}
          </AskedList>
        </>
      )}
    </Panel>
  );
}

const Standing = styled.p({ margin: 0 });
const Status = styled(Note)({ fontWeight: tokens.weight.semibold });

const words = simulatorWords.run;

/** The current state, with undo, redo and export. */
export function RunPanel({ simulator }: SimulatorProps) {
  const { made, simulation, note } = useSelector(simulator, ({ context }) => context);
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
        <Standing>
          {words.state} <code>{stateName(snapshot)}</code>, {words.position(at, made.length, now)}
        </Standing>
        {at < made.length && <Note>{words.past}</Note>}
        {snapshot.status !== 'active' && <Note>{words.ended}</Note>}
        {note !== null && <Status>{note}</Status>}
      </div>
    </Panel>
  );
}
