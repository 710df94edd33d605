import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { Heading, Note, Panel, Tool } from '#statelab/app/lab-parts.ts';
import { plain } from '#statelab/tape/plain.ts';
import { JsonBox, type SimulatorProps, textIn } from './simulator-parts.ts';

const words = simulatorWords.context;

export function ContextPanel({ simulator }: SimulatorProps) {
  const id = useId();
  const context = useSelector(simulator, (now) => now.context.simulation.snapshot.context);
  const text = JSON.stringify(plain(context), null, 1);

  function edit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const edited = textIn(new FormData(event.currentTarget), 'context');
    simulator.send({ type: 'CONTEXT.EDIT', text: edited });
  }

  return (
    <Panel aria-label={words.heading}>
      <Heading>{words.heading}</Heading>
      <form onSubmit={edit}>
        <label htmlFor={id}>{words.label}</label>
        <JsonBox
          key={text}
          id={id}
          name="context"
          rows={12}
          defaultValue={text}
          spellCheck={false}
        />
        <Tool type="submit">{words.edit}</Tool>
        <Note>{words.note}</Note>
      </form>
    </Panel>
  );
}
