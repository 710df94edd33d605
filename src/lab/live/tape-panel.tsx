import { useId, useState } from 'react';
import { lab } from '#content/lab-tape.ts';
import { machineAddress } from '#src/lab/app/address.ts';
import { Controls, Heading, Note, Panel, Tool } from '#src/lab/app/lab-parts.ts';
import { saveFile } from '#src/lab/chart/save-file.ts';
import type { Live } from './create-live.ts';
import { FileInput } from './live-parts.ts';
import { longestLink, packText } from './tape-link.ts';
import type { OpenTape } from './use-open-tape.ts';

const words = lab.tape;

async function linkTo(text: string, machine: string): Promise<string | undefined> {
  const search = `${new URLSearchParams({ tape: await packText(text) })}`;
  const link = new URL(machineAddress(machine, 'live', search), window.location.href).href;
  return link.length > longestLink ? undefined : link;
}

/** Saves, opens and shares tapes, and says how an opened one suits the machine. */
export function TapePanel({ live, opening }: { live: Live; opening: OpenTape }) {
  const id = useId();
  const [shared, setShared] = useState('');

  function save(): void {
    const tape = live.tape();
    if (tape === undefined) return;
    const time = tape.recordedAt.slice(0, 19).replaceAll(':', '-');
    const content = new Blob([JSON.stringify(tape, null, 1)], { type: 'application/json' });
    saveFile(`${tape.machine}-${time}.tape.json`, content);
  }

  async function share(): Promise<void> {
    const tape = live.tape();
    if (tape === undefined) return;
    const link = await linkTo(JSON.stringify(tape), tape.machine);
    if (link === undefined) return setShared(words.tooLong);
    await navigator.clipboard.writeText(link).then(
      () => setShared(words.shared),
      () => setShared(`${words.notShared} ${link}`),
    );
  }

  const { fit, refusal, openFile } = opening;
  return (
    <Panel aria-label={words.heading}>
      <Heading>{words.heading}</Heading>
      <Controls>
        <Tool type="button" onClick={save}>
          {words.save}
        </Tool>
        <Tool type="button" onClick={() => void share()}>
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
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) openFile(file);
            currentTarget.value = '';
          }}
        />
        <Note>{words.drop}</Note>
      </Controls>
      <div role="status">
        {shared !== '' && <Note>{shared}</Note>}
        {refusal !== undefined && <p>{refusal}</p>}
        {fit !== undefined && <p>{fit.isSameShape ? lab.fit.same : lab.fit.changed}</p>}
        {fit !== undefined && fit.problems.length > 0 && (
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
