import { fromPromise } from 'xstate';
import { exportWords as words } from '#statelab/messages/paths.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { readText } from '#statelab/tape/read-text.ts';
import type { TakenTape } from './export.machine.ts';

/** Reads a tape from a file. Rejects that of another machine. */
export const readTapeFile = fromPromise<TakenTape, { machine: string; file: File }>(
  async ({ input: { machine, file } }) => {
    const found = await readText(file);
    const read = 'refusal' in found ? found : parseTape(found.text, file.name);
    if ('refusal' in read || read.tape.machine === machine) return read;
    return { refusal: words.otherMachine(read.tape.machine, machine) };
  },
);

export const copyText = fromPromise<void, { text: string }>(({ input }) =>
  navigator.clipboard.writeText(input.text),
);
