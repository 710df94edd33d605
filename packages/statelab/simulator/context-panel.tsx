import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { Heading, Note, Panel, Tool } from '#statelab/app/lab-parts.ts';
import { plain } from '#statelab/tape/plain.ts';
import { JsonBox, type SimulatorProps, textIn } from './simulator-parts.ts';
import type { inputMachine } from './input.machine.ts';

const inputWords = simulatorWords.input;

/** An editor for the machine's input: another input starts a new run. */
export function InputPanel({ start }: { start: ActorRefFrom<typeof inputMachine> }) {
  const id = useId();
  const { entry, said } = useSelector(start, ({ context }) => context);
  const isAsked = useSelector(start, (snapshot) => snapshot.matches('asking'));

  function give(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    start.send({ type: 'INPUT.GIVE', text: textIn(new FormData(event.currentTarget), 'input') });
  }

  return (
    <Panel aria-label={inputWords.heading}>
      <details open={isAsked}>
        <summary>{inputWords.heading}</summary>
        <form onSubmit={give}>
          <label htmlFor={id}>{inputWords.label}</label>
          <JsonBox
            id={id}
            name="input"
            rows={5}
            defaultValue={JSON.stringify(plain(entry.scenario.input), null, 1)}
            spellCheck={false}
          />
          <Tool type="submit">{inputWords.start}</Tool>
          <Note role="status">{said}</Note>
        </form>
      </details>
    </Panel>
  );
}

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
