import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { lab } from '#content/lab-tape.ts';
import { Controls, Heading, Note, Panel, Tool } from '#src/lab/app/lab-parts.ts';
import { saveFile } from '#src/lab/chart/save-file.ts';
import type { Live } from './create-live.ts';
import { FileInput } from './live-parts.ts';

const words = lab.tape;

/** Saves, opens and shares tapes, and says how an opened one suits the machine. */
export function TapePanel({ live }: { live: Live }) {
  const { desk } = live;
  const id = useId();
  const { shared, fit, refusal } = useSelector(desk, ({ context }) => context);

  function save(): void {
    const tape = live.tape();
    if (tape === undefined) return;
    const time = tape.recordedAt.slice(0, 19).replaceAll(':', '-');
    const content = new Blob([JSON.stringify(tape, null, 1)], { type: 'application/json' });
    saveFile(`${tape.machine}-${time}.tape.json`, content);
  }

  return (
    <Panel aria-label={words.heading}>
      <Heading>{words.heading}</Heading>
      <Controls>
        <Tool type="button" onClick={save}>
          {words.save}
        </Tool>
        <Tool type="button" onClick={() => desk.send({ type: 'LINK.SHARE' })}>
          {words.share}
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
      <div role="status">
        {shared !== null && <Note>{shared}</Note>}
        {refusal !== null && <p>{refusal}</p>}
        {fit !== null && <p>{fit.isSameShape ? lab.fit.same : lab.fit.changed}</p>}
        {fit !== null && fit.problems.length > 0 && (
          <ul>
            {fit.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
