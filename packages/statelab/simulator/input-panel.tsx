import { useSelector } from '@xstate/react';
import { useId, type FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { simulatorWords } from '#statelab/messages/simulator.ts';
import { Note, Panel, Tool } from '#statelab/app/lab-parts.ts';
import { plain } from '#statelab/tape/plain.ts';
import type { inputMachine } from './input.machine.ts';
import { JsonBox, textIn } from './simulator-parts.ts';

const words = simulatorWords.input;

/** The input of the machine as text that may be edited: a new one begins a new run. */
export function InputPanel({ start }: { start: ActorRefFrom<typeof inputMachine> }) {
  const id = useId();
  const { entry, said } = useSelector(start, ({ context }) => context);
  const isAsked = useSelector(start, (snapshot) => snapshot.matches('asking'));

  function give(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    start.send({ type: 'INPUT.GIVE', text: textIn(new FormData(event.currentTarget), 'input') });
  }

  return (
    <Panel aria-label={words.heading}>
      <details open={isAsked}>
        <summary>{words.heading}</summary>
        <form onSubmit={give}>
          <label htmlFor={id}>{words.label}</label>
          <JsonBox
            id={id}
            name="input"
            rows={5}
            defaultValue={JSON.stringify(plain(entry.scenario.input), null, 1)}
            spellCheck={false}
          />
          <Tool type="submit">{words.start}</Tool>
          <Note role="status">{said}</Note>
        </form>
      </details>
    </Panel>
  );
}
