import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useId, type FormEvent } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Controls, Tool } from '#statelab/app/lab-parts.ts';
import type { Live } from './create-live.ts';
import { ScrolledList } from './live-parts.ts';

const NoteField = styled.input({
  flex: '1 1 10rem',
  minHeight: 'var(--lab-control)',
  minWidth: 0,
  padding: tokens.space[8],
  border: `2px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  font: 'inherit',
});

/** Notes on steps, saved with the tape. */
export function PinsPanel({ live: { player } }: { live: Live }) {
  const pins = useSelector(player, ({ context }) => context.pins);
  const id = useId();
  const words = lab.pins;

  function pin(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const note = new FormData(form).get('note');
    if (typeof note !== 'string' || note.trim() === '') return;
    player.send({ type: 'PIN.SET', note: note.trim() });
    form.reset();
  }

  return (
    <>
      <form onSubmit={pin}>
        <label htmlFor={id}>{words.note}</label>
        <Controls>
          <NoteField id={id} name="note" autoComplete="off" />
          <Tool type="submit">{words.add}</Tool>
        </Controls>
      </form>
      <ScrolledList>
        {pins.map(({ step, note }) => (
          <Controls key={step} as="li">
            <Tool type="button" onClick={() => player.send({ type: 'STEP.GO', step })}>
              {words.go(step, note)}
            </Tool>
            <Tool
              type="button"
              aria-label={words.drop(step)}
              onClick={() => player.send({ type: 'PIN.DROP', step })}
            >
              ×
            </Tool>
          </Controls>
        ))}
      </ScrolledList>
    </>
  );
}
