import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import styled from '@emotion/styled';
import { systemWords as words } from '#statelab/messages/system.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import type { Live } from '#statelab/live/create-live.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { diagramOf, messagesAround, statesAt } from './look.ts';
import { SequenceDiagram } from './sequence-diagram.tsx';
import type { System, SystemActor } from './system-schema.ts';

const List = styled.ul({
  margin: 0,
  paddingInlineStart: tokens.space[12],
  borderInlineStart: `2px solid ${tokens.color.rule}`,
  listStyle: 'none',
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
});

interface ActorTreeProps {
  readonly actors: readonly SystemActor[];
  /** By actor id; missing for actors that have not started. */
  readonly states: ReadonlyMap<string, string>;
}

/** Every actor with its state, below its parent. */
function ActorTree({ actors, states }: ActorTreeProps) {
  const branch = (parent: string | null) => {
    const children = actors.filter((actor) => actor.parent === parent);
    return children.length === 0 ? null : (
      <List aria-label={parent === null ? words.tree : undefined}>
        {children.map(({ id }) => (
          <li key={id}>
            {id.slice(parent === null ? 0 : parent.length + 1)}{' '}
            <code>{states.get(id) ?? words.notYet}</code>
            {branch(id)}
          </li>
        ))}
      </List>
    );
  };
  return branch(null);
}

/** How many messages to draw on either side of the current step. */
const around = 20;

interface SystemViewProps {
  readonly system: System;
  readonly step: number;
  readonly onGo: (step: number) => void;
}

/** The actors at a step, and the messages around it. */
function SystemView({ system, step, onGo }: SystemViewProps) {
  const diagram = useMemo(() => diagramOf(system), [system]);
  const messages = messagesAround(diagram, step, around);
  const first = (messages[0]?.place ?? 0) + 1;
  return (
    <>
      <ActorTree actors={system.actors} states={statesAt(system, step)} />
      <Note>{words.around(first, first + messages.length - 1, diagram.messages.length)}</Note>
      <SequenceDiagram lanes={diagram.actors} messages={messages} step={step} onGo={onGo} />
    </>
  );
}

/** The actors of a visit and their messages. Choosing a message goes to its step. */
export function SystemPanel({ live: { player, stage } }: { live: Live }) {
  const { step } = useSelector(player, ({ context }) => context);
  const shown = useDeferredValue(step);
  const system = stage.tape(true)?.system;
  return system === undefined ? (
    <Note>{words.none}</Note>
  ) : (
    <SystemView
      system={system}
      step={shown}
      onGo={(to) => player.send({ type: 'STEP.GO', step: to })}
    />
  );
}
