import { saveFile } from '#statelab/design/save-file.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { tapeText } from '#statelab/tape/tape-text.ts';

/** Dates a tape now. */
export const dated = (tape: Tape): Tape => ({ ...tape, recordedAt: new Date().toISOString() });

/** The name of a tape's file. */
export const fileOf = ({ machine, recordedAt }: Tape): string =>
  `${machine}-${recordedAt.slice(0, 19).replaceAll(':', '-')}.tape.json`;

export function saveTape(tape: Tape): void {
  saveFile(fileOf(tape), new Blob([tapeText(tape)], { type: 'application/json' }));
}
