import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { systemWords as words } from '#statelab/messages/system.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import type { Live } from '#statelab/live/create-live.ts';
import { ActorTree } from './actor-tree.tsx';
import { diagramOf, messagesAround, statesAt } from './look.ts';
import { SequenceDiagram } from './sequence-diagram.tsx';
import type { System } from './system-schema.ts';

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
