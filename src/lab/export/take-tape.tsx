import { useState } from 'react';
import { exportWords as words } from '#content/lab-paths.ts';
import { Alert } from '#src/design/alert.tsx';
import { Controls } from '#src/lab/app/lab-parts.ts';
import { readTape } from '#src/lab/tape/read-tape.ts';
import type { Tape } from '#src/lab/tape/tape.ts';

interface TakeTapeProps {
  readonly machine: string;
  readonly onTake: (tape: Tape) => void;
}

/** Takes a tape from a file. One that can't be read, or is of another machine, leaves everything as it was. */
export function TakeTape({ machine, onTake }: TakeTapeProps) {
  const [refusal, setRefusal] = useState<string>();

  async function take(file: File): Promise<void> {
    const read = readTape(await file.text(), file.name);
    if ('refusal' in read) return setRefusal(read.refusal);
    if (read.tape.machine !== machine) {
      return setRefusal(words.otherMachine(read.tape.machine, machine));
    }
    setRefusal(undefined);
    onTake(read.tape);
  }

  return (
    <>
      <Controls>
        <label htmlFor="tape">{words.chooseTape}</label>
        <input
          id="tape"
          type="file"
          accept=".json,application/json"
          onChange={({ target: { files } }) => {
            const [file] = files ?? [];
            if (file !== undefined) void take(file);
          }}
        />
      </Controls>
      {refusal !== undefined && (
        <Alert>
          <p>{refusal}</p>
        </Alert>
      )}
    </>
  );
}
