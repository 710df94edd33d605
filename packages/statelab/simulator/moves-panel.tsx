import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Heading, Note, Panel } from '#statelab/app/lab-parts.ts';
import { rovingTabIndex } from '#statelab/app/roving-tab-index.ts';
import { Row, ScrolledList } from '#statelab/live/live-parts.ts';
import { print } from '#statelab/live/step-words.ts';
import { Aside, type SimulatorProps } from './simulator-parts.ts';

const words = simulatorWords.moves;

const AskedList = styled.ul({ margin: 0, fontSize: tokens.size.fine, overflowWrap: 'anywhere' });

/** Every move of the run, the undone ones too; choosing one goes to the moment after it. */
export function MovesPanel({ simulator }: SimulatorProps) {
  const { made, simulation } = useSelector(simulator, ({ context }) => context);
  const rows = [
    { at: 0, name: words.opening, state: '' },
    ...made.map((move, index) => ({ ...move, at: index + 1 })),
  ];
  const asked = simulation.asked.map(({ actor, what }, place) => ({
    place,
    text: simulatorWords.asked.row(actor, print(what)),
  }));
  return (
    <Panel aria-label={words.heading}>
      <Heading>{words.heading}</Heading>
      <ScrolledList ref={rovingTabIndex} as="ol">
        {rows.map(({ at, name, state }) => (
          <li key={at}>
            <Row
              type="button"
              aria-current={at === simulation.made.length ? 'step' : undefined}
              onClick={() => simulator.send({ type: 'MOVES.GO', at })}
            >
              {words.row(at, name)}
              {at > 0 && <Aside>{words.leadsTo(state)}</Aside>}
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
