import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import { Controls, Note, Tool } from '#statelab/app/lab-parts.ts';
import type { Live } from './create-live.ts';
import { FileInput } from './live-parts.ts';
import { saveTape } from '#statelab/tape/save-tape.ts';

const words = lab.tape;

/** Saves and opens tapes. */
export function TapePanel({ live }: { live: Live }) {
  const { desk } = live;
  const id = useId();
  const masked = useSelector(desk, ({ context }) => context.isMasked);

  function save(): void {
    const tape = live.tape();
    if (tape !== undefined) saveTape(tape);
  }

  return (
    <>
      <Controls>
        <Tool type="button" onClick={save}>
          {words.save}
        </Tool>
      </Controls>
      <Controls>
        <label htmlFor={id}>{words.open}</label>
        <FileInput
          id={id}
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            desk.send({ type: 'FILES.OPEN', files: Array.from(currentTarget.files ?? []) });
            currentTarget.value = '';
          }}
        />
        <Note>{words.drop}</Note>
      </Controls>
      <Note>{masked ? lab.mask.note : lab.mask.lifted}</Note>
    </>
  );
}
